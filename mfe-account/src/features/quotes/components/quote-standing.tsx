import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Card } from '@solar/ui/card/card';
import { useTranslation } from 'react-i18next';

/** What is kept for the customer, what is waited for, and what is short. */
export function QuoteStanding({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { hold, waitsFor = [], shortages = [], status, expired } = quote;
  const nameOf = (id: string) => quote.lines.find(({ productId }) => productId === id)?.name ?? id;
  const accepted = status === 'accepted' && !expired;
  const texts = [
    ...(accepted && hold?.status === 'held'
      ? [t('quotes.held', { date: format.dateTime(hold.until) })]
      : []),
    ...(accepted && waitsFor.length > 0
      ? [t('quotes.waiting', { names: waitsFor.map(nameOf).join(', ') })]
      : []),
    ...(expired ? [] : shortages)
      .filter(({ productId }) => !waitsFor.includes(productId))
      .map(({ productId, available, requested }) =>
        t('quotes.short.line', {
          name: nameOf(productId),
          count: available,
          wanted: format.number(requested),
        }),
      ),
  ];
  if (texts.length === 0) return null;
  return (
    <Card variant="sunken" role="status">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
  );
}
