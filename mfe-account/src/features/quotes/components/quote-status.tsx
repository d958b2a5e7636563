import type { QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = {
  requested: 'info',
  answered: 'accent',
  accepted: 'success',
  ordered: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<QuoteStatus, string>;

/** Where a quote stands, in a word and a tone. */
export function QuoteStatusLabel({ quote: { status, expired } }: { quote: Quote }) {
  const { t } = useTranslation('account');
  return (
    <Status tone={expired ? 'warning' : TONES[status]}>
      {t(expired ? 'quotes.expired' : `quotes.status.${status}`)}
    </Status>
  );
}
