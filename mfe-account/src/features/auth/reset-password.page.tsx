import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { notify } from '@solar/mfe-kit/notify/notify';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { FormAlert } from '../../components/form-alert';
import { NewPasswordFields } from '../../components/new-password-fields';
import { newPasswordShape, withSamePasswords } from '../../components/new-password-shape';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';

const formSchema = withSamePasswords(z.object(newPasswordShape));

/** The link from the mail: asks for a new password, or says that the link is no longer valid. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [used, setUsed] = useState(false);
  const check = useQuery({
    queryKey: ['password-reset', token],
    retry: false,
    gcTime: 0,
    queryFn: async () => {
      if (token.length < 20) return { valid: false };
      try {
        await http.post('/api/auth/password-resets/check', { token });
        return { valid: true };
      } catch (error) {
        if (isHttpError(error) && error.status === 410) return { valid: false };
        throw error;
      }
    },
  });
  usePageMeta({ title: t('auth.reset.title'), noIndex: true });
  return (
    <QueryState query={check} skeleton={<Skeleton shape="block" height="100vh" />}>
      {({ valid }) =>
        valid && !used ? (
          <AuthLayout title={t('auth.reset.title')} text={t('auth.reset.text')}>
            <NewPasswordForm token={token} onUsedUp={() => setUsed(true)} />
          </AuthLayout>
        ) : (
          <AuthLayout title={t('auth.reset.invalid')} text={t('auth.reset.invalidText')}>
            <Button asChild variant="primary" size="lg" fullWidth>
              <RouterLink to={urls.forgotPassword}>{t('auth.reset.newLink')}</RouterLink>
            </Button>
          </AuthLayout>
        )
      }
    </QueryState>
  );
}

function NewPasswordForm({ token, onUsedUp }: { token: string; onUsedUp: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { form, submit, formError, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      try {
        await http.post('/api/auth/password-resets/confirm', { token, password });
      } catch (error) {
        if (isHttpError(error) && error.status === 410) return onUsedUp();
        throw error;
      }
      notify.success(t('auth.reset.done'));
      await navigate(urls.signIn, { replace: true });
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        {formError && (
          <FormAlert tone="danger" title={t('auth.reset.failed')}>
            {formError}
          </FormAlert>
        )}
        <NewPasswordFields
          label={t('auth.fields.newPassword')}
          password={form.watch('password')}
          register={form.register}
          errors={errors}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
          {t('auth.reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
