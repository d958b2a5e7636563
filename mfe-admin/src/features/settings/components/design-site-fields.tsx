import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

const TEMPERATURES = ['cellMinC', 'cellHotC', 'roofC'] as const;

/** The temperatures for which systems are designed, by place. */
export function DesignSiteFields() {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields } = useFieldArray({ control, name: 'designSites', keyName: 'key' });
  return fields.map(({ key, id }, at) => (
    <fieldset key={key} className={styles.office}>
      <legend className={styles.officeTitle}>{t(`settings.designSite.places.${id}`)}</legend>
      <div className={styles.triple}>
        {TEMPERATURES.map((name) => (
          <Field
            key={name}
            label={t(`settings.designSite.${name}`)}
            error={
              formState.errors.designSites?.[at]?.[name] && t(`settings.designSite.error.${name}`)
            }
          >
            <TextInput
              type="number"
              step="any"
              {...register(`designSites.${at}.${name}`, { valueAsNumber: true })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  ));
}
