import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useTranslation } from 'react-i18next';

/** The way that an order goes when nothing happens to it. */
const USUAL_WAY: readonly OrderStatus[] = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'completed',
];
const ENDED: readonly OrderStatus[] = ['cancelled', 'refunded'];

/** What has happened to an order, and what usually follows. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const past = order.history.map((event, i) => ({
    id: `${event.status}-${event.at}`,
    title: t(`orders.status.${event.status}`),
    description: event.note ?? t(`order.step.${event.status}`),
    time: { iso: event.at, text: format.dateTime(event.at) },
    state: i === order.history.length - 1 ? ('current' as const) : ('done' as const),
  }));
  const ahead = ENDED.includes(order.status)
    ? []
    : USUAL_WAY.slice(USUAL_WAY.indexOf(order.status) + 1).filter(
        (status) => !order.history.some((event) => event.status === status),
      );
  const upcoming = ahead.map((status) => ({
    id: status,
    title: t(`orders.status.${status}`),
    state: 'upcoming' as const,
  }));
  return <Timeline label={t('order.progress')} entries={[...past, ...upcoming]} />;
}
