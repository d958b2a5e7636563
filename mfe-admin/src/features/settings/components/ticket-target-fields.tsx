import { TARGET_HOURS_MAX } from '@solar/contracts/account/ticket-targets';
import { TICKET_PRIORITIES } from '@solar/contracts/account/ticket-states';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

/** The most urgent first. */
const PRIORITIES = TICKET_PRIORITIES.toReversed();
const HOURS = { type: 'number', min: 1, max: TARGET_HOURS_MAX } as const;

/** How soon a ticket of each priority wants an answer and a solution. */
export function TicketTargetFields() {
  const { t } = useTranslation('admin');
  const { register, formState } = useFormContext<SiteSettings>();
  const hoursError = t('settings.ticketTargets.hoursError', { max: TARGET_HOURS_MAX });
  return PRIORITIES.map((one) => {
    const errors = formState.errors.ticketTargets?.[one];
    const { solutionHours } = errors ?? {};
    const isOrder = solutionHours?.type === 'custom';
    const priority = t(`settings.ticketTargets.priorities.${one}`);
    return (
      <div key={one} className={styles.pair}>
        <Field
          label={t('settings.ticketTargets.firstAnswer', { priority })}
          error={errors?.firstAnswerHours && hoursError}
        >
          <TextInput
            {...HOURS}
            {...register(`ticketTargets.${one}.firstAnswerHours`, { valueAsNumber: true })}
          />
        </Field>
        <Field
          label={t('settings.ticketTargets.solution', { priority })}
          error={solutionHours && (isOrder ? t('settings.ticketTargets.orderError') : hoursError)}
        >
          <TextInput
            {...HOURS}
            {...register(`ticketTargets.${one}.solutionHours`, { valueAsNumber: true })}
          />
        </Field>
      </div>
    );
  });
}
