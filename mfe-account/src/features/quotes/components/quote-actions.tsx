import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { canTransition } from '@solar/contracts/common/state-machine';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuoteAction } from '../../../api/quotes-api';
import { urls } from '../../../urls';

/** What the customer may do with a quote now. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const accept = useQuoteAction('acceptance', t('quotes.accepted'));
  const withdraw = useQuoteAction('withdrawal', t('quotes.withdrawn'));
  const may = (to: QuoteStatus) => canTransition(QUOTE_TRANSITIONS, quote.status, to);
  return (
    <>
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
      {may('accepted') && !quote.expired && (
        <Button
          variant="primary"
          loading={accept.isPending}
          onClick={() => accept.mutate(quote.quoteId)}
        >
          {t('quotes.accept')}
        </Button>
      )}
      {quote.status === 'accepted' && !quote.expired && (
        <Button asChild variant="primary">
          <Link to={urls.quoteCheckout(quote.quoteId)}>{t('quotes.order')}</Link>
        </Button>
      )}
    </>
  );
}
