import {
  PRICE_LIST_STATUSES,
  type PriceListSummary,
} from '@solar/contracts/catalog/price-list-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { usePriceLists } from './api/use-price-lists';
import { PriceCheckDialog } from './components/price-check-dialog';
import { PriceListDialog } from './components/price-list-dialog';
import { periodText } from './period-text';
import { PRICE_LIST_TONES } from './price-list-tones';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(PRICE_LIST_STATUSES),
});

export function AdminPriceListsPage() {
  return (
    <RequirePermission permission="catalog.prices.read">
      <PriceLists />
    </RequirePermission>
  );
}

/** Prices agreed with customers and groups; only approved lists price anything. */
function PriceLists() {
  const { t } = useTranslation('catalog');
  const [state, setState] = useSearchState(searchSchema);
  const query = usePriceLists(filledFields(state));
  const columns = useColumns();
  const mayWrite = useCan('catalog.prices.write');
  const title = t('admin.nav.price-lists');
  usePageMeta({ title, noIndex: true });
  const add = mayWrite && (
    <PriceListDialog
      trigger={<Button startIcon={<Plus aria-hidden="true" />}>{t('admin.priceLists.add')}</Button>}
    />
  );
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t('admin.priceLists.text')}
        actions={
          <>
            {mayWrite && <PriceCheckDialog />}
            {add}
          </>
        }
      />
      <PageTable
        label={title}
        views="price-lists"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('admin.priceLists.empty')}
        emptyAction={add}
        toolbar={
          <FilterSelect
            label={t('admin.priceLists.status')}
            value={state.status}
            onChange={(status) => setState({ status, page: 1 })}
            options={PRICE_LIST_STATUSES.map((status) => ({
              value: status,
              label: t(`admin.status.${status}`),
            }))}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): DataColumn<PriceListSummary>[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('admin.field.name'),
      cell: ({ id, name }) => <Link to={`/admin/price-lists/${id}`}>{name}</Link>,
    },
    {
      id: 'audience',
      header: t('admin.priceLists.for'),
      cell: ({ customer, group }) =>
        customer?.name ?? group?.name ?? t('admin.priceLists.forNobody'),
    },
    {
      id: 'status',
      header: t('admin.priceLists.status'),
      cell: ({ status }) => (
        <Status tone={PRICE_LIST_TONES[status]}>{t(`admin.status.${status}`)}</Status>
      ),
    },
    {
      id: 'items',
      header: t('admin.nav.products'),
      align: 'end',
      cell: ({ itemCount }) => format.number(itemCount),
    },
    {
      id: 'valid',
      header: t('admin.priceLists.valid'),
      cell: ({ validFrom, validUntil }) => periodText(validFrom, validUntil, format.date),
    },
    {
      id: 'created',
      header: t('admin.priceLists.created'),
      cell: ({ createdAt, createdBy }) => `${format.date(createdAt)} · ${createdBy}`,
    },
    {
      id: 'approved',
      header: t('admin.priceLists.approved'),
      cell: ({ approvedAt, approver }) =>
        approvedAt ? `${format.date(approvedAt)} · ${approver ?? ''}` : '–',
    },
  ];
}
