import { isPartShipped, PART_SHIPPED } from '@solar/contracts/checkout/part-shipped';
import type { SentPart } from '@solar/contracts/checkout/orders-http';
import type { OrderReturn } from '@solar/contracts/checkout/returns-http';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Money } from '@solar/contracts/common/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useTranslation } from 'react-i18next';

type Entry = {
  status: OrderStatus;
  at: string;
  note?: string | null;
  /** Known to staff only. */
  by?: { name: string } | null;
  part?: SentPart | undefined;
};
type Event = {
  at: string;
  title: string;
  note?: string | null | undefined;
  by?: string;
  part?: SentPart | undefined;
};
type Return = Pick<OrderReturn, 'returnNumber' | 'history'>;
type HandSent = { at: string; by: { name: string }; mail: string; paper: string | null };
type Refund = { amount: Money; at: string; reason: string };

/** An order's way so far with the goods and the money that went back, newest last. */
export function OrderTimeline({
  history,
  refunds = [],
  returns = [],
  handSent = [],
}: {
  history: readonly Entry[];
  refunds?: readonly Refund[] | undefined;
  returns?: readonly Return[] | undefined;
  /** Mails that staff have sent by hand; known to staff only. */
  handSent?: readonly HandSent[] | undefined;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const events = [
    ...history.map(({ status, at, note, by, part }): Event => ({
      ...{ at, part, ...(by && { by: by.name }) },
      ...(isPartShipped({ note, part })
        ? { title: t(`order.reasons.${PART_SHIPPED}`) }
        : { title: t(`order.status.${status}`), note }),
    })),
    ...refunds.map(({ amount, at, reason }): Event => ({
      at,
      title: t('order.refundOf', { amount: format.money(amount) }),
      note: reason,
    })),
    ...returns.flatMap(({ returnNumber: number, history: steps }) =>
      steps.map(({ status, at, note }): Event => ({
        at,
        title: t('returns.event', { number, status: t(`returns.status.${status}`) }),
        note,
      })),
    ),
    ...handSent.map(({ at, by, mail, paper }): Event => ({
      at,
      by: by.name,
      title: paper
        ? t('order.paperSent', { number: paper })
        : t('order.mailSentAgain', { mail: t(`order.mails.${mail}`, { defaultValue: mail }) }),
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Timeline
      label={t('order.history')}
      entries={events.map(({ at, title, note, by, part }, index) => ({
        id: `${index}-${at}`,
        title: by ? t('order.stepBy', { step: title, name: by }) : title,
        ...(note ? { description: t(`order.reasons.${note}`, note) } : {}),
        ...(part ? { description: <PartGoods part={part} /> } : {}),
        time: { iso: at, text: format.dateTime(at) },
        state: index === events.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}

/** What left, and with which parcel. */
function PartGoods({ part: { lines, carrier, trackingNumber } }: { part: SentPart }) {
  const { t } = useTranslation('checkout');
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
