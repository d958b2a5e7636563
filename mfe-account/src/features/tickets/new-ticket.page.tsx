import { createTicketSchema } from '@solar/contracts/account/tickets-http';
import { orderIdSchema } from '@solar/contracts/common/ids';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '@solar/contracts/account/ticket-states';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCreateTicket } from '../../api/tickets-api';
import { AccountPage } from '../../components/account-page';
import { AttachmentField } from '../../components/attachment-field';
import { FormAlert } from '../../components/form-alert';
import { TextField } from '../../components/text-field';
import { useAttachments } from '../../components/use-attachments';
import { useFieldError } from '../../components/use-field-error';
import { urls } from '../../urls';
import { OrderSelect } from './components/order-select';

/** Opens a ticket; `?order=` names the order that it is about. */
export function NewTicketPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const fieldError = useFieldError();
  const files = useAttachments();
  const [params] = useSearchParams();
  const hasOrders = usePriceAccess() === 'visible';
  const idempotencyKey = useIdempotencyKey('new-ticket');
  const create = useCreateTicket(t('tickets.new.created'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: createTicketSchema,
    defaultValues: {
      subject: '',
      description: '',
      category: 'technical_support' as const,
      priority: 'medium' as const,
      orderId: orderIdSchema.safeParse(params.get('order')).data,
    },
    onSubmit: async (input) => {
      const ticket = await create.mutateAsync({
        input: { ...input, attachments: files.ids },
        idempotencyKey,
      });
      await navigate(urls.ticket(ticket.id));
    },
  });
  const { errors } = form.formState;
  return (
    <AccountPage
      title={t('tickets.new.title')}
      description={t('tickets.new.text')}
      breadcrumbs={[
        { label: t('tickets.title'), href: urls.tickets },
        { label: t('tickets.new.title') },
      ]}
    >
      <p>
        {t('claims.lead')} <Link to={urls.claimPiece()}>{t('claims.title')}</Link>
      </p>
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
            {formError && <FormAlert tone="danger">{formError}</FormAlert>}
            <TextField
              label={t('tickets.fields.subject')}
              field={form.register('subject')}
              error={errors.subject}
              required
            />
            <Grid min="lg" gap="4">
              <Field label={t('tickets.fields.category')} required>
                <Controller
                  control={form.control}
                  name="category"
                  render={({ field }) => (
                    <Select
                      value={field.value}
                      onValueChange={field.onChange}
                      onBlur={field.onBlur}
                      options={TICKET_CATEGORIES.map((value) => ({
                        value,
                        label: t(`tickets.category.${value}`),
                      }))}
                    />
                  )}
                />
              </Field>
              <Field label={t('tickets.fields.priority')} required>
                <Controller
                  control={form.control}
                  name="priority"
                  render={({ field }) => (
                    <Select
                      value={field.value ?? 'medium'}
                      onValueChange={field.onChange}
                      onBlur={field.onBlur}
                      options={TICKET_PRIORITIES.map((value) => ({
                        value,
                        label: t(`tickets.priority.${value}`),
                      }))}
                    />
                  )}
                />
              </Field>
            </Grid>
            {hasOrders && (
              <Controller
                control={form.control}
                name="orderId"
                render={({ field }) => (
                  <OrderSelect value={field.value} onChange={field.onChange} />
                )}
              />
            )}
            <Field
              label={t('tickets.fields.description')}
              hint={t('tickets.fields.descriptionHint')}
              error={fieldError(errors.description, { too_small: 'description' })}
              required
            >
              <TextArea {...form.register('description')} rows={8} />
            </Field>
            <AttachmentField files={files} />
            <FormActions>
              <Button type="submit" variant="primary" loading={submitting} disabled={files.sending}>
                {t('tickets.new.submit')}
              </Button>
            </FormActions>
          </Stack>
        </form>
      </Card>
    </AccountPage>
  );
}
