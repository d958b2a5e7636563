import { LANGUAGES } from '@solar/contracts/common/localized';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { Field } from '@solar/ui/field/field';
import { Switch } from '@solar/ui/switch/switch';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { Controller, get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SettingField } from '../settings-fields';
import styles from '../settings.module.css';
import { HundredthsInput } from './hundredths-input';

/** The control of one setting. */
export function SettingControl({ field }: { field: SettingField }) {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const label = t(`settings.fields.${field.name}`);
  const messageAt = (path: string) =>
    (get(formState.errors, path) as { message?: string } | undefined)?.message;
  switch (field.type) {
    case 'text':
      return (
        <Field
          label={label}
          hint={field.hint && t(`settings.hints.${field.name}`)}
          error={messageAt(field.name)}
        >
          <TextInput {...register(field.name as 'siteName')} />
        </Field>
      );
    case 'switch':
      return (
        <Controller
          control={control}
          name={field.name as 'taxEnabled'}
          render={({ field: { value, onChange } }) => (
            <Switch label={label} checked={value} onCheckedChange={onChange} />
          )}
        />
      );
    case 'integer':
      return (
        <Field label={label} error={messageAt(field.name)}>
          <TextInput
            type="number"
            {...register(field.name as 'opensAtHour', { valueAsNumber: true })}
          />
        </Field>
      );
    case 'hundredths':
      return (
        <Controller
          control={control}
          name={field.name as 'taxBasisPoints'}
          render={({ field: input, fieldState }) => (
            <Field label={label} error={fieldState.error && t('settings.numberError')}>
              <HundredthsInput {...input} />
            </Field>
          )}
        />
      );
    case 'localized': {
      const Input = field.multiline ? TextArea : TextInput;
      return (
        <div className={styles.pair}>
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={`${label} (${t(`languages.${language}`)})`}
              error={messageAt(`${field.name}.${language}`)}
            >
              <Input lang={language} {...register(`${field.name}.${language}` as 'metaTitle.en')} />
            </Field>
          ))}
        </div>
      );
    }
  }
}
