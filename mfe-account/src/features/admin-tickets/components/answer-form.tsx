import { answerTicketSchema, type StaffTicket } from '@solar/contracts/account/tickets-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnswerTicket } from '../../../api/staff-tickets-api';
import { AttachmentField } from '../../../components/attachment-field';
import { CannedAnswerMenu } from '../../../components/canned-answer-menu';
import { FormAlert } from '../../../components/form-alert';
import { useAttachments } from '../../../components/use-attachments';
import { useFieldError } from '../../../components/use-field-error';

/** An answer to the customer, or a note that only staff see. */
export function AnswerForm({ ticket }: { ticket: StaffTicket }) {
  const { t, i18n } = useTranslation('account');
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(ticket.messages.length);
  const answer = useAnswerTicket(ticket.id, t('admin.tickets.sent'));
  const files = useAttachments();
  const closed = ticket.status === 'closed';
  const { form, submit, formError, submitting } = useZodForm({
    schema: answerTicketSchema,
    defaultValues: { body: '', internal: closed },
    onSubmit: async ({ body, internal }) => {
      await answer.mutateAsync({ body, internal, attachments: files.ids, idempotencyKey });
      files.clear();
      form.reset({ body: '', internal: closed });
    },
  });
  const internal = form.watch('internal') ?? false;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {formError && <FormAlert tone="danger">{formError}</FormAlert>}
        {!internal && (
          <Inline>
            <CannedAnswerMenu
              language={i18n.language === 'fr' ? 'fr' : 'en'}
              onChoose={(text) => form.setValue('body', text, { shouldDirty: true })}
            />
          </Inline>
        )}
        <Field
          label={t(internal ? 'admin.tickets.note' : 'admin.tickets.answer')}
          error={fieldError(form.formState.errors.body)}
        >
          <TextArea {...form.register('body')} rows={5} />
        </Field>
        <AttachmentField files={files} />
        <Inline gap="5" justify="between" wrap>
          <Controller
            control={form.control}
            name="internal"
            render={({ field }) => (
              <Checkbox
                label={t('admin.tickets.internal')}
                checked={field.value ?? false}
                disabled={closed}
                onCheckedChange={(checked) => field.onChange(checked === true)}
              />
            )}
          />
          <Button type="submit" variant="primary" loading={submitting} disabled={files.sending}>
            {t(internal ? 'admin.tickets.saveNote' : 'admin.tickets.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
