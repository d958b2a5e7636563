import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMyQuotes } from '../../api/quotes-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { urls } from '../../urls';
import { QuoteCard } from './components/quote-card';

const PAGE_SIZE = 10;

/** What the person asked prices for, and the answers. */
export function QuotesPage() {
  const { t } = useTranslation('account');
  const [page, setPage] = useState(1);
  const query = useMyQuotes(page, PAGE_SIZE);
  return (
    <AccountPage title={t('quotes.title')} description={t('quotes.text')}>
      <QueryState
        query={query}
        skeleton={<ListSkeleton height="10rem" />}
        isEmpty={({ items }) => items.length === 0}
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
        {({ items, total, pageSize }) => (
          <Stack gap="5">
            {items.map((quote) => (
              <QuoteCard key={quote.quoteId} quote={quote} />
            ))}
            <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
          </Stack>
        )}
      </QueryState>
    </AccountPage>
  );
}
