import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { Button } from '@solar/ui/button/button';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

const LIMITS_MAX = 6;
const ALL = 'all';
const PHASES = ['single', 'three'] as const;

/** What a utility has published as the most that may be connected, each with its source and day. */
export function UtilityLimitFields({ at }: { at: number }) {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: `utilities.${at}.limits` });
  const errors = formState.errors.utilities?.[at]?.limits;
  return (
    <>
      {fields.length === 0 && <p>{t('settings.utility.noLimit')}</p>}
      {fields.map(({ id }, limit) => {
        const path = `utilities.${at}.limits.${limit}` as const;
        const errorOf = (field: 'maxKw' | 'source' | 'url' | 'asOf') =>
          errors?.[limit]?.[field] && t(`settings.utility.error.${field}`);
        return (
          <div
            key={id}
            role="group"
            className={styles.pair}
            aria-label={t('settings.utility.limit')}
          >
            <Field label={t('settings.utility.maxKw')} error={errorOf('maxKw')}>
              <TextInput
                type="number"
                step="any"
                min={0}
                {...register(`${path}.maxKw`, { valueAsNumber: true })}
              />
            </Field>
            <Field label={t('settings.utility.phase')}>
              <Controller
                control={control}
                name={`${path}.phase`}
                render={({ field: { value, onChange } }) => (
                  <Select
                    value={value ?? ALL}
                    onValueChange={(next) => onChange(PHASES.find((one) => one === next) ?? null)}
                    options={[ALL, ...PHASES].map((one) => ({
                      value: one,
                      label: t(`settings.utility.phases.${one}`),
                    }))}
                  />
                )}
              />
            </Field>
            <Field label={t('settings.utility.source')} error={errorOf('source')}>
              <TextInput {...register(`${path}.source`)} />
            </Field>
            <Field as="fieldset" label={t('settings.utility.asOf')} error={errorOf('asOf')}>
              <Controller
                control={control}
                name={`${path}.asOf`}
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <DateField
                    ref={ref}
                    value={value || null}
                    onChange={(day) => onChange(day ?? '')}
                    onBlur={onBlur}
                  />
                )}
              />
            </Field>
            <Field label={t('settings.utility.url')} error={errorOf('url')}>
              <TextInput inputMode="url" {...register(`${path}.url`)} />
            </Field>
            <div className={styles.end}>
              <IconButton label={t('settings.utility.removeLimit')} onClick={() => remove(limit)}>
                <Trash aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        );
      })}
      {fields.length < LIMITS_MAX && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => append({ phase: null, maxKw: 0, source: '', url: '', asOf: '' })}
          >
            {t('settings.utility.addLimit')}
          </Button>
        </div>
      )}
    </>
  );
}
