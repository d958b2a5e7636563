import { CARRIERS_MAX } from '@solar/contracts/admin/carriers';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { TextInput } from '@solar/ui/text-input/text-input';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';
import { AddButton } from './add-button';

/** The carriers, and where each of them shows a parcel. */
export function CarriersFields() {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: 'carriers' });
  const errors = formState.errors.carriers;
  return (
    <>
      {fields.map((carrier, at) => (
        <div key={carrier.id} className={styles.named}>
          <Field
            label={t('settings.carrier.name')}
            error={errors?.[at]?.name && t('settings.carrier.nameError')}
          >
            <TextInput {...register(`carriers.${at}.name`)} />
          </Field>
          <Field
            label={t('settings.carrier.trackingUrl')}
            error={errors?.[at]?.trackingUrl && t('settings.carrier.trackingUrlError')}
          >
            <TextInput inputMode="url" {...register(`carriers.${at}.trackingUrl`)} />
          </Field>
          <IconButton
            label={t('settings.carrier.remove', { name: carrier.name })}
            onClick={() => remove(at)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < CARRIERS_MAX && (
        <AddButton onClick={() => append({ name: '', trackingUrl: '' })}>
          {t('settings.carrier.add')}
        </AddButton>
      )}
    </>
  );
}
