import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import { isPartShipped } from '@solar/contracts/checkout/part-shipped';
import type { Order, SentPart } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useTranslation } from 'react-i18next';
import { useOrderReturns } from '../../../api/returns-api';

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
  const returns = useOrderReturns(order).data?.items ?? [];
  const events = [
    ...order.history.map(({ status, at, note, part }) => ({
      id: `${status}-${at}`,
      at,
      title: isPartShipped({ note, part }) ? t('order.partTitle') : t(`orders.status.${status}`),
      description: (
        <>
          {note ? t(`order.reasons.${note}`, note) : t(`order.step.${status}`)}
          {part && <PartGoods part={part} />}
        </>
      ),
    })),
    ...(order.refunds ?? []).map(({ amount, at, reason }) => ({
      id: `refund-${at}`,
      at,
      title: t('order.refundOf', { amount: format.money(amount) }),
      description: t(`order.reasons.${reason}`, reason),
    })),
    ...returns.flatMap(({ returnId, returnNumber, history }) =>
      history.map(({ status, at, note }) => ({
        id: `${returnId}-${status}-${at}`,
        at,
        title: t('returns.event', { number: returnNumber, status: t(`returns.status.${status}`) }),
        description: note ?? t(`returns.step.${status}`),
      })),
    ),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const past = events.map(({ at, ...event }, i) => ({
    ...event,
    time: { iso: at, text: format.dateTime(at) },
    state: i === events.length - 1 ? ('current' as const) : ('done' as const),
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

/** What left, and with which parcel. */
function PartGoods({ part: { lines, carrier, trackingNumber } }: { part: SentPart }) {
  const { t } = useTranslation('account');
  const parcel = [carrier, trackingNumber].filter(Boolean).join(' · ');
  return (
    <ul>
      {lines.map(({ name, quantity }) => (
        <li key={name}>{t('order.partLine', { name, quantity })}</li>
      ))}
      {parcel && <li>{parcel}</li>}
    </ul>
  );
}
