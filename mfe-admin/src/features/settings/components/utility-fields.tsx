import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { UTILITIES_MAX } from '@solar/contracts/catalog/fit-places';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';
import { AddButton } from './add-button';
import { UtilityLimitFields } from './utility-limit-fields';

const FIELDS = ['name', 'code', 'area.en', 'area.fr'] as const;

/** The utilities, and the limits of power that each has published. */
export function UtilityFields() {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: 'utilities' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <Utility key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < UTILITIES_MAX && (
        <AddButton
          onClick={() => append({ code: '', name: '', area: { en: '', fr: '' }, limits: [] })}
        >
          {t('settings.utility.add')}
        </AddButton>
      )}
    </>
  );
}

function Utility({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation('admin');
  const { control, register, getFieldState, formState } = useFormContext<SiteSettings>();
  const name = useWatch({ control, name: `utilities.${at}.name` });
  const title = name || t('settings.utility.new');
  return (
    <fieldset className={styles.office}>
      <legend className={styles.officeTitle}>{title}</legend>
      <div className={styles.pair}>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`settings.utility.${field.replace('.', '_')}`)}
            error={
              getFieldState(`utilities.${at}.${field}`, formState).error &&
              t(`settings.utility.error.${field === 'code' ? 'code' : 'missing'}`)
            }
          >
            <TextInput {...register(`utilities.${at}.${field}`)} />
          </Field>
        ))}
      </div>
      <UtilityLimitFields at={at} />
      <Inline justify="end">
        <Button
          variant="ghost"
          size="sm"
          startIcon={<Trash aria-hidden="true" />}
          onClick={onRemove}
        >
          {t('settings.utility.remove', { name: title })}
        </Button>
      </Inline>
    </fieldset>
  );
}
