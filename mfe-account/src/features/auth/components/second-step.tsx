import {
  secondStepChallengeSchema,
  secondFactorCodeSchema,
} from '@solar/contracts/account/second-factor-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { session } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '../../../components/code-field';
import { FormAlert } from '../../../components/form-alert';
import { AuthLayout } from '../auth-layout';
import { useSignInError } from '../use-sign-in-error';

const URL = '/api/auth/login/second-factor';
const formSchema = z.object({ code: secondFactorCodeSchema });

/** The challenge of a sign-in that needs a second step; any other failure is thrown on. */
export function challengeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (!isHttpError(cause, 'auth.second_factor_required')) throw error;
  return secondStepChallengeSchema.parse(cause.problem).challenge;
}

/** The second step of the sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const { t } = useTranslation('account');
  const { failure, run } = useSignInError();
  const { form, submit, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: { code: '' },
    onSubmit: ({ code }) => run(() => session.login({ challenge, code }, URL)),
  });
  usePageMeta({ title: t('auth.secondStep.title'), noIndex: true });
  return (
    <AuthLayout title={t('auth.secondStep.title')} text={t('auth.secondStep.text')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {failure && <FormAlert tone="danger">{failure}</FormAlert>}
          <CodeField
            field={form.register('code')}
            error={form.formState.errors.code}
            hint={t('auth.secondStep.hint')}
            focused
          />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t('auth.signIn.submit')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onBack}>
            {t('auth.secondStep.back')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
