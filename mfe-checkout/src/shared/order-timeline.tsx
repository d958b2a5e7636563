import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useTranslation } from 'react-i18next';

type Entry = { status: OrderStatus; at: string; note?: string | null };

/** An order's way so far, newest last. */
export function OrderTimeline({ history }: { history: readonly Entry[] }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Timeline
      label={t('order.history')}
      entries={history.map(({ status, at, note }, index) => ({
        id: `${index}-${status}`,
        title: t(`order.status.${status}`),
        ...(note ? { description: t(`order.reasons.${note}`, note) } : {}),
        time: { iso: at, text: format.dateTime(at) },
        state: index === history.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}
