import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useMyQuotes } from '../../api/quotes-api';
import { AccountPage } from '../../components/account-page';
import { AfterApproval } from '../../components/after-approval';
import { ListSkeleton } from '../../components/list-skeleton';
import { RecordCard } from '../../components/record-card';
import { RecordPages } from '../../components/record-pages';
import { urls } from '../../urls';
import { QuoteStatusLabel } from './components/quote-status';

const PAGE_SIZE = 10;
const searchSchema = z.object({ page: pageFields.page });

function QuoteCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const pieces = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <RecordCard
      to={urls.quote(quote.quoteId)}
      title={quote.quoteNumber}
      status={<QuoteStatusLabel quote={quote} />}
      total={quote.subtotal ? formatMoney(quote.subtotal) : undefined}
    >
      {format.date(quote.createdAt)} · {t('orders.items', { count: pieces })}
      {quote.validUntil && ` · ${t('quotes.validUntil', { date: format.date(quote.validUntil) })}`}
    </RecordCard>
  );
}

/** What the person asked prices for, and the answers. */
export function QuotesPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('quotes.title')} description={t('quotes.text')}>
      <AfterApproval>
        <QuoteList />
      </AfterApproval>
    </AccountPage>
  );
}

function QuoteList() {
  const { t } = useTranslation('account');
  const [{ page }, setState] = useSearchState(searchSchema);
  const query = useMyQuotes(page, PAGE_SIZE);
  return (
    <RecordPages
      query={query}
      page={page}
      onPageChange={(next) => setState({ page: next })}
      skeleton={<ListSkeleton rows={4} />}
      empty={
        <EmptyState
          icon={<FileText />}
          title={t('quotes.empty.title')}
          description={t('quotes.empty.text')}
          action={
            <Button asChild variant="primary">
              <Link to={urls.products}>{t('overview.browse')}</Link>
            </Button>
          }
        />
      }
    >
      {(quote) => <QuoteCard key={quote.quoteId} quote={quote} />}
    </RecordPages>
  );
}
