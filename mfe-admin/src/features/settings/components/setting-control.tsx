import { LANGUAGES } from '@solar/contracts/common/localized';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { Controller, get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChosenPicture } from '../../media/components/chosen-picture';
import type { SettingField } from '../settings-fields';
import styles from '../settings.module.css';
import { ScaledInput } from './scaled-input';

/** The control of one setting. */
export function SettingControl({ field }: { field: SettingField }) {
  const { t } = useTranslation('admin');
  const { control, register, formState, getValues } = useFormContext<SiteSettings>();
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
    case 'date':
      return (
        <Field
          as="fieldset"
          label={label}
          hint={field.hint && t(`settings.hints.${field.name}`)}
          error={messageAt(field.name)}
        >
          <Controller
            control={control}
            name={field.name as 'dirhamRateDate'}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <DateField
                ref={ref}
                value={value ?? null}
                onChange={(day) => onChange(day ?? undefined)}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
      );
    case 'switch':
      return <SwitchControl control={control} name={field.name as 'taxEnabled'} label={label} />;
    case 'integer':
      return (
        <Field
          label={label}
          hint={field.hint && t(`settings.hints.${field.name}`)}
          error={messageAt(field.name)}
        >
          <TextInput
            type="number"
            {...register(field.name as 'opensAtHour', { valueAsNumber: true })}
          />
        </Field>
      );
    case 'currency':
      return (
        <Field label={label}>
          <TextInput readOnly {...register('currency')} />
          <Link to="/admin/settings/currency">{t('settings.changeCurrency')}</Link>
        </Field>
      );
    case 'picture':
      return (
        <Field as="fieldset" label={label} hint={t(`settings.hints.${field.name}`)}>
          <Controller
            control={control}
            name={field.name}
            render={({ field: { value, onChange } }) => (
              <ChosenPicture
                path={value}
                none={t('home.builtInPicture')}
                takeAway={t('home.builtInPictureBack')}
                onChoose={(path) => onChange(path ?? '')}
              />
            )}
          />
        </Field>
      );
    case 'hundredths':
    case 'amount':
      return (
        <Controller
          control={control}
          name={field.name as 'taxBasisPoints'}
          render={({ field: input, fieldState }) => (
            <Field
              label={label}
              hint={field.hint && t(`settings.hints.${field.name}`)}
              error={fieldState.error && t('settings.numberError')}
            >
              <ScaledInput
                {...input}
                {...(field.type === 'amount'
                  ? { digits: currencyDigits(getValues('currency')), suffix: getValues('currency') }
                  : { digits: 2, suffix: '%' })}
              />
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
              hint={field.hint && language === 'en' && t(`settings.hints.${field.name}`)}
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
