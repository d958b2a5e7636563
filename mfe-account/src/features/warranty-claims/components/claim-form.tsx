import { createTicketSchema } from '@solar/contracts/account/tickets-http';
import type { Piece } from '@solar/contracts/checkout/pieces-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateTicket } from '../../../api/tickets-api';
import { AttachmentField } from '../../../components/attachment-field';
import { FormAlert } from '../../../components/form-alert';
import { useAttachments } from '../../../components/use-attachments';
import { useFieldError } from '../../../components/use-field-error';
import { urls } from '../../../urls';

const schema = createTicketSchema.pick({ description: true });

/** What is wrong with the piece, with pictures; it becomes a ticket about the piece. */
export function ClaimForm({ piece }: { piece: Piece }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const fieldError = useFieldError();
  const files = useAttachments();
  const { productId, number, orderId, name } = piece;
  const idempotencyKey = useIdempotencyKey(`claim ${productId} ${number}`);
  const create = useCreateTicket(t('claims.sentDone'));
  const { form, submit, formError, submitting } = useZodForm({
    schema,
    defaultValues: { description: '' },
    onSubmit: async ({ description }) => {
      const subject = t('claims.subject', { name, number }).slice(0, LIMITS.titleMax);
      const about = { orderId, serial: { productId, number }, attachments: files.ids };
      const kind = { category: 'technical_support', priority: 'medium' } as const;
      const input = { subject, description, ...kind, ...about };
      const ticket = await create.mutateAsync({ input, idempotencyKey });
      await navigate(urls.ticket(ticket.id));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        {formError && <FormAlert tone="danger">{formError}</FormAlert>}
        <Field
          label={t('claims.fault')}
          hint={t('claims.faultHint')}
          error={fieldError(form.formState.errors.description, { too_small: 'description' })}
          required
        >
          <TextArea {...form.register('description')} rows={6} />
        </Field>
        <AttachmentField files={files} />
        <FormActions>
          <Button type="submit" variant="primary" loading={submitting} disabled={files.sending}>
            {t('claims.submit')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
