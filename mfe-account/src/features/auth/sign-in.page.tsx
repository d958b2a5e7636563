import { loginSchema } from '@solar/contracts/account/auth-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { safeReturnTo } from '@solar/mfe-kit/session/return-to';
import { session, useSession, type SessionUser } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Link } from '@solar/ui/link/link';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router';
import { FormAlert } from '../../components/form-alert';
import { TextField } from '../../components/text-field';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';
import { DemoMark } from './components/demo-mark';
import { challengeOf, SecondStep } from './components/second-step';
import { useSignInError } from './use-sign-in-error';

/** Sign-in with user name or e-mail address; leads back to where the person came from. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo') ?? urls.overview);
  const user = useSession(({ user: known, status }) => status === 'authenticated' && known);
  const { failure, run } = useSignInError();
  const [challenge, setChallenge] = useState<string | null>(null);
  const { form, submit, submitting } = useZodForm({
    schema: loginSchema,
    defaultValues: { username: '', password: '', remember: false },
    onSubmit: (values) =>
      run(() => session.login(values).catch((error) => setChallenge(challengeOf(error)))),
  });
  usePageMeta({ title: t('auth.signIn.title'), noIndex: true });
  const { errors } = form.formState;
  const search = params.size > 0 ? `?${params}` : '';
  if (user) return <Navigate to={firstScreen(user) ?? returnTo} replace />;
  if (challenge) return <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />;
  return (
    <AuthLayout
      title={t('auth.signIn.title')}
      text={t('auth.signIn.text')}
      footer={
        <>
          {t('auth.signIn.noAccount')}{' '}
          <Link asChild>
            <RouterLink to={`${urls.register}${search}`}>{t('auth.signIn.register')}</RouterLink>
          </Link>
          <DemoMark />
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {failure && <FormAlert tone="danger">{failure}</FormAlert>}
          <TextField
            label={t('auth.fields.usernameOrEmail')}
            field={form.register('username')}
            error={errors.username}
            autoComplete="username"
            required
          />
          <TextField
            label={t('auth.fields.password')}
            field={form.register('password')}
            error={errors.password}
            type="password"
            autoComplete="current-password"
            required
            labelAside={
              <Link asChild variant="quiet">
                <RouterLink to={urls.forgotPassword}>{t('auth.signIn.forgot')}</RouterLink>
              </Link>
            }
          />
          <Controller
            control={form.control}
            name="remember"
            render={({ field }) => (
              <Checkbox
                label={t('auth.fields.remember')}
                checked={field.value ?? false}
                onCheckedChange={(checked) => field.onChange(checked === true)}
              />
            )}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t('auth.signIn.submit')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}

/** Where a person has something to decide before anything else: the second step, or whether the account is kept. */
function firstScreen({ mustEnrol, deletionDueAt }: SessionUser): string | null {
  if (mustEnrol) return urls.twoStep;
  return deletionDueAt ? urls.privacy : null;
}
