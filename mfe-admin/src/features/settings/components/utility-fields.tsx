import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { UTILITIES_MAX } from '@solar/contracts/catalog/fit-places';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { TextInput } from '@solar/ui/text-input/text-input';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';
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
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => append({ code: '', name: '', area: { en: '', fr: '' }, limits: [] })}
        >
          {t('settings.utility.add')}
        </Button>
      )}
    </>
  );
}

function Utility({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation('admin');
  const { control, register, getFieldState, formState } = useFormContext<SiteSettings>();
  const name = useWatch({ control, name: `utilities.${at}.name` });
  return (
    <fieldset className={styles.office}>
      <legend className={styles.officeTitle}>{name || t('settings.utility.new')}</legend>
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
      <div>
        <IconButton label={t('settings.utility.remove', { name })} onClick={onRemove}>
          <Trash aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
}
