import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Money } from '@solar/contracts/common/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useTranslation } from 'react-i18next';

type Entry = { status: OrderStatus; at: string; note?: string | null };
type Refund = { amount: Money; at: string; reason: string };

/** An order's way so far with the money that went back, newest last. */
export function OrderTimeline({
  history,
  refunds = [],
}: {
  history: readonly Entry[];
  refunds?: readonly Refund[] | undefined;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const events = [
    ...history.map(({ status, at, note }) => ({ at, title: t(`order.status.${status}`), note })),
    ...refunds.map(({ amount, at, reason }) => ({
      at,
      title: t('order.refundOf', { amount: format.money(amount) }),
      note: reason,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Timeline
      label={t('order.history')}
      entries={events.map(({ at, title, note }, index) => ({
        id: `${index}-${at}`,
        title,
        ...(note ? { description: t(`order.reasons.${note}`, note) } : {}),
        time: { iso: at, text: format.dateTime(at) },
        state: index === events.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}
