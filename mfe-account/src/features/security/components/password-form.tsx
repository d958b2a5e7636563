import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { notify } from '@solar/mfe-kit/notify/notify';
import { session } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormAlert } from '../../../components/form-alert';
import { NewPasswordFields } from '../../../components/new-password-fields';
import { newPasswordShape, withSamePasswords } from '../../../components/new-password-shape';
import { TextField } from '../../../components/text-field';

const formSchema = withSamePasswords(
  z.object({ ...newPasswordShape, currentPassword: z.string().min(1).max(128) }),
);

/** Changes the password; all other devices are signed out. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { form, submit, formError, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    onSubmit: async ({ currentPassword, password }) => {
      await http.post('/api/account/password', { currentPassword, newPassword: password });
      await session.refresh();
      form.reset();
      notify.success(t('security.password.changed'));
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t('security.password.title')} description={t('security.password.text')}>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <TextField
            label={t('auth.fields.currentPassword')}
            field={form.register('currentPassword')}
            error={errors.currentPassword}
            type="password"
            autoComplete="current-password"
            required
          />
          <NewPasswordFields
            label={t('auth.fields.newPassword')}
            password={form.watch('password')}
            register={form.register}
            errors={errors}
          />
          <FormActions>
            <Button type="submit" variant="primary" loading={submitting}>
              {t('security.password.submit')}
            </Button>
          </FormActions>
        </Stack>
      </FormSection>
    </form>
  );
}
