import { offlineMessageSchema } from '@solar/contracts/account/chat-protocol';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { useFieldError } from '../../../components/use-field-error';

/** What people leave while nobody is there. */
export function OfflineForm() {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const user = useSession((state) => state.user);
  const [sent, setSent] = useState(false);
  const { form, submit, formError, submitting } = useZodForm({
    schema: offlineMessageSchema,
    defaultValues: {
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      text: '',
    },
    onSubmit: async (values) => {
      await http.post('/api/support/offline-messages', values);
      setSent(true);
    },
  });
  const { errors } = form.formState;
  if (sent) return <FormAlert tone="success">{t('chat.form.sent')}</FormAlert>;
  return (
    <Card>
      <CardHeader title={t('chat.form.title')} description={t('chat.form.text')} />
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <TextField
            label={t('chat.name')}
            field={form.register('name')}
            error={errors.name}
            autoComplete="name"
            required
          />
          <TextField
            label={t('auth.fields.email')}
            field={form.register('email')}
            error={errors.email}
            errorKinds={{ invalid_format: 'email' }}
            type="email"
            autoComplete="email"
            required
          />
          <Field
            label={t('chat.message')}
            error={fieldError(errors.text, { too_small: 'description' })}
            required
          >
            <TextArea {...form.register('text')} rows={5} />
          </Field>
          <Button type="submit" variant="primary" loading={submitting}>
            {t('chat.form.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
