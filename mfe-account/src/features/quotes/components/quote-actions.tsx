import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { canTransition } from '@solar/contracts/common/state-machine';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  QUOTES_KEY,
  shortagesOf,
  useAcceptQuote,
  useWithdrawQuote,
  type Shortage,
} from '../../../api/quotes-api';
import { urls } from '../../../urls';
import { problemText } from '../quote-problems';
import { acceptedText } from './accepted-text';
import { ShortageDialog } from './shortage-dialog';

/** What the customer may do with a quote now. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const withdraw = useWithdrawQuote(t('quotes.withdrawn'));
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
      {may('accepted') && !quote.expired && <AcceptOrOrder quote={quote} />}
    </>
  );
}

/** An accepted quote is ordered, unless some of it is short: then the customer chooses again. */
function AcceptOrOrder({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [short, setShort] = useState<Shortage[] | null>(null);
  const accept = useAcceptQuote(quote.quoteId, (accepted) => acceptedText(accepted, t));
  const shortages = quote.shortages ?? [];
  const begin = () => {
    accept.mutate(
      { revision: quote.revision, choices: [] },
      {
        onError: (error) => {
          const found = shortagesOf(error);
          setShort(found);
          if (found) return;
          notify.error(problemText(error, t));
          if (isHttpError(error)) void client.invalidateQueries({ queryKey: QUOTES_KEY });
        },
      },
    );
  };
  return (
    <>
      {quote.status !== 'accepted' ? (
        <Button variant="primary" loading={accept.isPending} onClick={begin}>
          {t('quotes.accept')}
        </Button>
      ) : shortages.length > 0 ? (
        <Button variant="primary" onClick={() => setShort(shortages)}>
          {t('quotes.chooseAgain')}
        </Button>
      ) : (
        <Button asChild variant="primary">
          <Link to={urls.quoteCheckout(quote.quoteId)}>{t('quotes.order')}</Link>
        </Button>
      )}
      {short && <ShortageDialog quote={quote} shortages={short} onClose={() => setShort(null)} />}
    </>
  );
}
