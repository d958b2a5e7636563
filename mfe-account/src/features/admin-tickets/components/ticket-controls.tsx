import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketPriority,
} from '@solar/contracts/account/ticket-states';
import type { StaffTicket } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Field } from '@solar/ui/field/field';
import { Grid, Inline, Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { DueTime } from './due-time';
import { useUpdateTicket } from '../../../api/staff-tickets-api';

/** Status, priority, category and who works on it. Only the moves that the table allows are offered. */
export function TicketControls({ ticket, disabled }: { ticket: StaffTicket; disabled: boolean }) {
  const { t } = useTranslation('account');
  const update = useUpdateTicket(ticket.id, t('admin.saved'));
  const { version } = ticket;
  const format = useFormat();
  const hours = (minutes: number | null = null) =>
    minutes === null
      ? '–'
      : t('admin.tickets.officeHours', {
          hours: format.number(minutes / 60, { maximumFractionDigits: 1 }),
        });
  const off = disabled || update.isPending;
  return (
    <Card>
      <CardHeader title={t('admin.tickets.handling')} />
      <Stack gap="5">
        <Inline gap="2">
          {ticket.nextStatuses.map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="sm"
              disabled={off}
              onClick={() => update.mutate({ version, status })}
            >
              {t(`admin.tickets.move.${status}`)}
            </Button>
          ))}
        </Inline>
        <Grid min="sm" gap="5">
          <Field label={t('tickets.fields.priority')}>
            <Select
              value={ticket.priority}
              disabled={off}
              onValueChange={(next) => update.mutate({ version, priority: next as TicketPriority })}
              options={TICKET_PRIORITIES.map((value) => ({
                value,
                label: t(`tickets.priority.${value}`),
              }))}
            />
          </Field>
          <Field label={t('tickets.fields.category')}>
            <Select
              value={ticket.category}
              disabled={off}
              onValueChange={(next) => update.mutate({ version, category: next as TicketCategory })}
              options={TICKET_CATEGORIES.map((value) => ({
                value,
                label: t(`tickets.category.${value}`),
              }))}
            />
          </Field>
        </Grid>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t('admin.tickets.assignee'), value: ticket.assignee ?? '–' },
            { term: t('auth.fields.email'), value: ticket.customerEmail },
            { term: t('admin.tickets.due'), value: <DueTime ticket={ticket} /> },
            { term: t('admin.tickets.firstAnswer'), value: hours(ticket.firstAnswerMinutes) },
            { term: t('admin.tickets.solution'), value: hours(ticket.solutionMinutes) },
          ]}
        />
        <Button
          variant="secondary"
          size="sm"
          disabled={off}
          onClick={() => update.mutate({ version, assignToMe: ticket.assignee === null })}
        >
          {t(ticket.assignee === null ? 'admin.tickets.take' : 'admin.tickets.giveBack')}
        </Button>
      </Stack>
    </Card>
  );
}
