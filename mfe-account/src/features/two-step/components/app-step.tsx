import {
  confirmSecondFactorSchema,
  type SecondFactorEnrolment,
} from '@solar/contracts/account/second-factor-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { Button } from '@solar/ui/button/button';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { useConfirmEnrolment } from '../../../api/second-factor-api';
import { CodeField } from '../../../components/code-field';
import { FormAlert } from '../../../components/form-alert';
import { useInWords } from '../../../components/use-problem-text';
import { QrCode } from './qr-code';
import styles from './app-step.module.css';

/** The secret as a QR code and as text, and the first code that proves that the app has it. */
export function AppStep({
  enrolment: { secret, uri },
  onCodes,
}: {
  enrolment: SecondFactorEnrolment;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation('account');
  const inWords = useInWords();
  const confirm = useConfirmEnrolment();
  const { form, submit, formError, submitting } = useZodForm({
    schema: confirmSecondFactorSchema,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      const { recoveryCodes } = await inWords(confirm.mutateAsync(code));
      onCodes(recoveryCodes);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t('twoStep.app.title')} description={t('twoStep.app.text')}>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <QrCode text={uri} label={t('twoStep.app.qr')} />
          <div>
            <p className={styles.label}>{t('twoStep.app.secret')}</p>
            <code className={styles.secret} translate="no">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
          <CodeField
            field={form.register('code')}
            error={form.formState.errors.code}
            hint={t('twoStep.app.codeHint')}
          />
          <FormActions>
            <Button type="submit" variant="primary" loading={submitting}>
              {t('twoStep.app.submit')}
            </Button>
          </FormActions>
        </Stack>
      </FormSection>
    </form>
  );
}
