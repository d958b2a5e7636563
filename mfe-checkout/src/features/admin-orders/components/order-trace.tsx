import {
  orderTraceSchema,
  type OrderTrace,
  type OrderTraceStep,
} from '@solar/contracts/checkout/order-trace-http';
import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Accordion } from '@solar/ui/accordion/accordion';
import { Card } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderKey } from '../order-api';

/** Why an order is where it is; asked when somebody opens it. */
export function OrderTraceCard({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  return (
    <Card padding="lg">
      <Accordion
        variant="plain"
        items={[
          {
            value: 'trace',
            title: t('admin.orders.trace.title'),
            content: <Loaded order={order} />,
          },
        ]}
      />
    </Card>
  );
}

function Loaded({ order }: { order: StaffOrder }) {
  const query = useQuery({
    queryKey: [...orderKey(order.orderId), 'trace', order.status],
    queryFn: ({ signal }) =>
      http.get<OrderTrace>(`/api/checkout/admin/orders/${order.orderId}/trace`, {
        signal,
        schema: orderTraceSchema,
      }),
    staleTime: 0,
  });
  return (
    <QueryState query={query} skeleton={<Skeleton shape="text" lines={6} />}>
      {(trace) => <Trace trace={trace} />}
    </QueryState>
  );
}

function Trace({ trace }: { trace: OrderTrace }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Stack gap="5">
      <p>{t(`admin.orders.trace.waits.${trace.waitsFor}`)}</p>
      {trace.overdue && <p role="note">{t('admin.orders.trace.overdue')}</p>}
      {trace.warehouse === 'silent' && <p role="note">{t('admin.orders.trace.silent')}</p>}
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('admin.orders.trace.since'), value: format.dateTime(trace.since) },
          ...(trace.nextLookAt
            ? [
                {
                  term: t('admin.orders.trace.nextLook'),
                  value: format.dateTime(trace.nextLookAt),
                },
              ]
            : []),
          { term: t('admin.orders.trace.owed'), value: <Owed owed={trace.owed} /> },
          { term: t('admin.orders.trace.checkoutId'), value: trace.checkoutId },
          ...(trace.holdId ? [{ term: t('admin.orders.trace.holdId'), value: trace.holdId }] : []),
        ]}
      />
      <Steps steps={trace.steps} />
    </Stack>
  );
}

function Owed({ owed }: Pick<OrderTrace, 'owed'>) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  if (owed.length === 0) return t('admin.orders.trace.nothingOwed');
  return (
    <ul>
      {owed.map(({ by, subject, since }) => (
        <li key={`${by} ${subject} ${since}`}>
          <span translate="no">{subject}</span>, {format.dateTime(since)}
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: { steps: readonly OrderTraceStep[] }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const title = ({ of, state }: OrderTraceStep) =>
    of === 'order' ? t(`order.status.${state}`) : t(`admin.orders.trace.${of}.${state}`);
  return (
    <Timeline
      label={t('admin.orders.trace.title')}
      entries={steps.map((step, index) => ({
        id: `${step.of} ${index}`,
        title: title(step),
        description: t(`admin.orders.trace.of.${step.of}`),
        time: { iso: step.at, text: format.dateTime(step.at) },
        state: index === steps.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}
