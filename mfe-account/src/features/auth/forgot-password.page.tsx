import { requestPasswordResetSchema } from '@solar/contracts/account/auth-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FormAlert } from '../../components/form-alert';
import { TextField } from '../../components/text-field';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';

/** Asks for a link by mail; the answer is the same whether the address is known or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const { form, submit, formError, submitting } = useZodForm({
    schema: requestPasswordResetSchema,
    defaultValues: { email: '' },
    onSubmit: async (values) => {
      await http.post('/api/auth/password-resets', values);
      setSent(true);
    },
  });
  usePageMeta({ title: t('auth.forgot.title'), noIndex: true });
  return (
    <AuthLayout
      title={t('auth.forgot.title')}
      text={t('auth.forgot.text')}
      footer={
        <Link asChild>
          <RouterLink to={urls.signIn}>{t('auth.forgot.backToSignIn')}</RouterLink>
        </Link>
      }
    >
      {sent ? (
        <FormAlert tone="success">{t('auth.forgot.sent')}</FormAlert>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
            {formError && (
              <FormAlert tone="danger" title={t('auth.forgot.failed')}>
                {formError}
              </FormAlert>
            )}
            <TextField
              label={t('auth.fields.email')}
              field={form.register('email')}
              error={form.formState.errors.email}
              errorKinds={{ invalid_format: 'email' }}
              type="email"
              autoComplete="email"
              required
            />
            <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
              {t('auth.forgot.submit')}
            </Button>
          </Stack>
        </form>
      )}
    </AuthLayout>
  );
}
