import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

const FIELDS = ['name.en', 'name.fr', 'address.en', 'address.fr', 'phone', 'email'] as const;

/** The offices that the footer and the contact page show. */
export function OfficesFields() {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields } = useFieldArray({ control, name: 'offices' });
  return fields.map((office, at) => (
    <fieldset key={office.id} className={styles.office}>
      <legend className={styles.officeTitle}>{localized(office.name)}</legend>
      <div className={styles.pair}>
        {FIELDS.map((name) => (
          <Field
            key={name}
            label={t(`settings.office.${name.replace('.', '_')}`)}
            error={name === 'email' ? formState.errors.offices?.[at]?.email?.message : undefined}
          >
            <TextInput {...register(`offices.${at}.${name}`)} />
          </Field>
        ))}
      </div>
    </fieldset>
  ));
}
