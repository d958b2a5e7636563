import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { QUOTE_STATUSES } from '@solar/contracts/checkout/quote-states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { DataTable } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { pageSearch } from '../../shared/list-search';
import { QuoteStatusBadge } from '../../shared/order-status-badge';
import { ToolbarFilter } from '../../shared/toolbar-filter';
import { urls } from '../../urls';
import { listQuotes, QUOTES_KEY } from './quote-api';

const searchSchema = z.object({
  ...pageSearch,
  status: z.enum(QUOTE_STATUSES).optional().catch(undefined),
});

export function QuoteListPage() {
  return (
    <RequirePermission permission="checkout.quotes.write">
      <QuoteList />
    </RequirePermission>
  );
}

function QuoteList() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('admin.quotes.title'), noIndex: true });
  const [search, setSearch] = useSearchState(searchSchema);
  const query = useQuery({
    queryKey: [...QUOTES_KEY, search],
    queryFn: () => listQuotes(search),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title={t('admin.quotes.title')}
        description={t('admin.quotes.text')}
        size="compact"
      />
      <DataTable
        label={t('admin.quotes.title')}
        columns={useQuoteColumns()}
        rows={query.data?.items ?? []}
        getRowId={(quote) => quote.quoteId}
        loading={query.isFetching}
        error={query.error && errorText(query.error)}
        onRetry={() => void query.refetch()}
        empty={<EmptyState title={t('admin.quotes.empty')} />}
        total={query.data?.total ?? 0}
        page={search.page}
        pageSize={search.pageSize}
        onPageChange={(page) => setSearch({ page })}
        onPageSizeChange={(pageSize) => setSearch({ pageSize, page: 1 })}
        stickyHeader
        toolbar={
          <ToolbarFilter
            label={t('order.statusLabel')}
            value={search.status}
            onChange={(status) => setSearch({ status, page: 1 })}
            options={QUOTE_STATUSES.map((value) => ({ value, label: t(`quote.status.${value}`) }))}
          />
        }
      />
    </>
  );
}

function useQuoteColumns() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return [
    {
      id: 'quoteNumber',
      header: t('quote.number'),
      cell: (quote: Quote) => <Link to={urls.admin.quote(quote.quoteId)}>{quote.quoteNumber}</Link>,
      value: (quote: Quote) => quote.quoteNumber,
      sortable: false,
    },
    {
      id: 'createdAt',
      header: t('order.date'),
      cell: (quote: Quote) => format.dateTime(quote.createdAt),
      value: (quote: Quote) => quote.createdAt,
      sortable: false,
    },
    {
      id: 'customer',
      header: t('order.customer'),
      cell: (quote: Quote) => quote.customerName,
      value: (quote: Quote) => quote.customerName,
      sortable: false,
    },
    {
      id: 'status',
      header: t('order.statusLabel'),
      cell: (quote: Quote) => <QuoteStatusBadge status={quote.status} />,
      value: (quote: Quote) => quote.status,
      sortable: false,
    },
    {
      id: 'subtotal',
      header: t('totals.subtotal'),
      cell: (quote: Quote) => (quote.subtotal ? format.money(quote.subtotal) : '–'),
      value: (quote: Quote) => (quote.subtotal ? quote.subtotal.amount / 100 : null),
      align: 'end' as const,
      sortable: false,
    },
  ];
}
