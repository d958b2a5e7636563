import { HOLIDAYS_MAX, type SiteSettings } from '@solar/contracts/admin/site-http';
import { officeHoursText } from '@solar/contracts/common/office-hours-text';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import Trash from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';
import { AddButton } from './add-button';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** On which days people answer, where, and on which dates nobody does. */
export function OfficeHoursFields() {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  return (
    <>
      <Controller
        control={control}
        name="openDays"
        render={({ field }) => (
          <Field as="fieldset" label={t('settings.fields.openDays')}>
            <Inline gap="4">
              {DAYS.map((day) => (
                <Checkbox
                  key={day}
                  label={t(`settings.days.${day}`)}
                  checked={field.value.includes(day)}
                  onCheckedChange={(open) =>
                    field.onChange(
                      DAYS.filter((one) => (one === day ? open : field.value.includes(one))),
                    )
                  }
                />
              ))}
            </Inline>
          </Field>
        )}
      />
      <Field
        label={t('settings.fields.timeZone')}
        hint={t('settings.hints.timeZone')}
        error={formState.errors.timeZone && t('settings.timeZoneError')}
      >
        <TextInput {...register('timeZone')} />
      </Field>
      <HoursInWords />
      <Holidays />
    </>
  );
}

/** What pages will say: it follows from the days and hours. */
function HoursInWords() {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { control } = useFormContext<SiteSettings>();
  const [openDays, opensAtHour, closesAtHour] = useWatch({
    control,
    name: ['openDays', 'opensAtHour', 'closesAtHour'],
  });
  const words = officeHoursText({ openDays, opensAtHour, closesAtHour });
  return (
    <p aria-live="polite" className={styles.words}>
      {t('settings.hoursInWords', { words: localized(words) })}
    </p>
  );
}

function Holidays() {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' });
  const errors = formState.errors.holidays;
  return (
    <>
      {fields.map((holiday, at) => (
        <div key={holiday.id} className={styles.named}>
          <Controller
            control={control}
            name={`holidays.${at}.date`}
            render={({ field }) => (
              <Field
                as="fieldset"
                label={t('settings.holiday.date')}
                error={errors?.[at]?.date && t('settings.holiday.dateError')}
              >
                <DateField
                  ref={field.ref}
                  value={field.value || null}
                  onChange={(day) => field.onChange(day ?? '')}
                />
              </Field>
            )}
          />
          <Field label={t('settings.holiday.name')}>
            <TextInput {...register(`holidays.${at}.name`)} />
          </Field>
          <IconButton
            label={t('settings.holiday.remove', { name: holiday.name || holiday.date })}
            onClick={() => remove(at)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < HOLIDAYS_MAX && (
        <AddButton onClick={() => append({ date: '', name: '' })}>
          {t('settings.holiday.add')}
        </AddButton>
      )}
    </>
  );
}
