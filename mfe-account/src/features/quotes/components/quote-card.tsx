import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { canTransition } from '@solar/contracts/common/state-machine';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuoteAction } from '../../../api/quotes-api';
import { urls } from '../../../urls';
import styles from './quote-card.module.css';

const TONES = {
  requested: 'info',
  answered: 'accent',
  accepted: 'success',
  ordered: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<QuoteStatus, string>;

/** One quote: its lines with the frozen prices, and what can be done with it. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <Card asChild>
      <article>
        <Stack gap="4">
          <CardHeader
            title={quote.quoteNumber}
            description={t('quotes.asked', { date: format.date(quote.createdAt) })}
            actions={
              <Status tone={quote.expired ? 'warning' : TONES[quote.status]}>
                {t(quote.expired ? 'quotes.expired' : `quotes.status.${quote.status}`)}
              </Status>
            }
          />
          <ul className={styles.lines}>
            {quote.lines.map((line) => (
              <li key={line.productId} className={styles.line}>
                <span>
                  {line.quantity} × <Link to={urls.product(line.slug)}>{line.name}</Link>
                </span>
                <span>{line.lineTotal ? formatMoney(line.lineTotal) : t('quotes.noPrice')}</span>
              </li>
            ))}
            {quote.subtotal && (
              <li className={styles.total}>
                <span>{t('order.subtotal')}</span>
                <span>{formatMoney(quote.subtotal)}</span>
              </li>
            )}
          </ul>
          {quote.note && <p className={styles.note}>{quote.note}</p>}
          {quote.validUntil && (
            <p className={styles.meta}>
              {t('quotes.validUntil', { date: format.date(quote.validUntil) })}
            </p>
          )}
          <QuoteActions quote={quote} />
        </Stack>
      </article>
    </Card>
  );
}

function QuoteActions({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const accept = useQuoteAction('acceptance', t('quotes.accepted'));
  const withdraw = useQuoteAction('withdrawal', t('quotes.withdrawn'));
  const may = (to: QuoteStatus) => canTransition(QUOTE_TRANSITIONS, quote.status, to);
  if (!may('accepted') && !may('withdrawn')) return null;
  return (
    <Inline gap="3" wrap>
      {quote.status === 'accepted' && !quote.expired && (
        <Button asChild variant="primary">
          <Link to={`${urls.checkout}?quoteId=${quote.quoteId}`}>{t('quotes.order')}</Link>
        </Button>
      )}
      {may('accepted') && !quote.expired && (
        <Button
          variant="primary"
          loading={accept.isPending}
          onClick={() => accept.mutate(quote.quoteId)}
        >
          {t('quotes.accept')}
        </Button>
      )}
      {may('withdrawn') && (
        <ConfirmDialog
          trigger={<Button variant="secondary">{t('quotes.withdraw')}</Button>}
          tone="danger"
          title={t('quotes.withdrawTitle')}
          description={t('quotes.withdrawText')}
          confirmLabel={t('quotes.withdraw')}
          onConfirm={() => withdraw.mutateAsync(quote.quoteId)}
        />
      )}
    </Inline>
  );
}
