import { emailSchema } from '@solar/contracts/account/auth-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRequestEmailChange } from '../../../api/email-change-api';
import { useSecondFactor } from '../../../api/second-factor-api';
import { CodeField } from '../../../components/code-field';
import { FormAlert } from '../../../components/form-alert';
import { ListSkeleton } from '../../../components/list-skeleton';
import { reauthenticationShape } from '../../../components/reauthentication';
import { TextField } from '../../../components/text-field';
import { useInWords } from '../../../components/use-problem-text';

/** Asks for the new address, and for password and code, as the account goes with it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const query = useSecondFactor();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('emailChange.open')}
      description={t('emailChange.dialog')}
    >
      <QueryState query={query} skeleton={<ListSkeleton rows={2} height="4rem" />}>
        {({ enabledAt }) => <EmailForm withCode={enabledAt !== null} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function EmailForm({ withCode, onClose }: { withCode: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const inWords = useInWords();
  const request = useRequestEmailChange(t('emailChange.sent'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: z.object({ email: emailSchema, ...reauthenticationShape(withCode) }),
    defaultValues: { email: '', currentPassword: '', code: '' },
    onSubmit: async (values) => {
      await inWords(request.mutateAsync(values));
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        {formError && <FormAlert tone="danger">{formError}</FormAlert>}
        <TextField
          label={t('emailChange.newEmail')}
          field={form.register('email')}
          error={errors.email}
          errorKinds={{ invalid_format: 'email', same_email: 'same_email' }}
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          label={t('auth.fields.currentPassword')}
          field={form.register('currentPassword')}
          error={errors.currentPassword}
          type="password"
          autoComplete="current-password"
          required
        />
        {withCode && <CodeField field={form.register('code')} error={errors.code} />}
        <FormActions inDialog>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" loading={submitting}>
            {t('emailChange.submit')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
