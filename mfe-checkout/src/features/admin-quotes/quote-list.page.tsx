import { wholeUnits } from '@solar/contracts/common/minor-units';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { QUOTE_STATUSES } from '@solar/contracts/checkout/quote-states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { QuoteStatusLabel } from '../../shared/status-labels';
import { urls } from '../../urls';
import { listQuotes, QUOTES_KEY } from './quote-api';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(QUOTE_STATUSES),
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
  const query = usePagedQuery({
    queryKey: QUOTES_KEY,
    params: filledFields(search),
    read: listQuotes,
  });
  return (
    <Stack gap="6">
      <PageHeader
        title={t('admin.quotes.title')}
        description={t('admin.quotes.text')}
        size="compact"
      />
      <PageTable
        label={t('admin.quotes.title')}
        views="quotes"
        columns={useQuoteColumns()}
        query={query}
        getRowId={(quote) => quote.quoteId}
        emptyText={t('admin.quotes.empty')}
        state={search}
        onState={setSearch}
        toolbar={
          <FilterSelect
            label={t('order.statusLabel')}
            value={search.status}
            onChange={(status) => setSearch({ status, page: 1 })}
            options={QUOTE_STATUSES.map((value) => ({ value, label: t(`quote.status.${value}`) }))}
          />
        }
      />
    </Stack>
  );
}

function useQuoteColumns() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return [
    {
      id: 'quoteNumber',
      header: t('quote.number'),
      cell: (quote: Quote) => (
        <Link to={urls.admin.quote(quote.quoteId)}>
          <Identifier>{quote.quoteNumber}</Identifier>
        </Link>
      ),
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
      cell: (quote: Quote) => <QuoteStatusLabel status={quote.status} />,
      value: (quote: Quote) => quote.status,
      sortable: false,
    },
    {
      id: 'subtotal',
      header: t('totals.subtotal'),
      cell: (quote: Quote) => (quote.subtotal ? format.money(quote.subtotal) : '–'),
      value: (quote: Quote) => (quote.subtotal ? wholeUnits(quote.subtotal) : null),
      align: 'end' as const,
      sortable: false,
    },
  ];
}
