import { replyToTicketSchema, type Ticket } from '@solar/contracts/account/tickets-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useReplyToTicket } from '../../../api/tickets-api';
import { AttachmentField } from '../../../components/attachment-field';
import { FormAlert } from '../../../components/form-alert';
import { useAttachments } from '../../../components/use-attachments';
import { useFieldError } from '../../../components/use-field-error';
import { urls } from '../../../urls';

/** The customer's reply; on a closed ticket it opens a new, linked one and goes there. */
export function ReplyForm({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(ticket.messages.length);
  const reply = useReplyToTicket(ticket.id);
  const files = useAttachments();
  const { form, submit, formError, submitting } = useZodForm({
    schema: replyToTicketSchema,
    defaultValues: { body: '' },
    onSubmit: async ({ body }) => {
      const answer = await reply.mutateAsync({ body, attachments: files.ids, idempotencyKey });
      form.reset();
      files.clear();
      notify.success(t('ticket.replied'));
      if (answer.id !== ticket.id) await navigate(urls.ticket(answer.id));
    },
  });
  const closed = ticket.status === 'closed';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {formError && <FormAlert tone="danger">{formError}</FormAlert>}
        <Field
          label={t('ticket.reply')}
          hint={closed ? t('ticket.closedHint') : undefined}
          error={fieldError(form.formState.errors.body)}
        >
          <TextArea {...form.register('body')} rows={5} />
        </Field>
        <AttachmentField files={files} />
        <Inline>
          <Button type="submit" variant="primary" loading={submitting} disabled={files.sending}>
            {t(closed ? 'ticket.sendNew' : 'ticket.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
