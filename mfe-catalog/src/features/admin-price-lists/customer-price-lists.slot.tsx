import type { PriceListSummary } from '@solar/contracts/catalog/price-list-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePriceLists } from './api/use-price-lists';
import { periodText } from './period-text';
import { PRICE_LIST_TONES } from './price-list-tones';

const NEWEST = 10;

/** The price lists that are for a customer or the customer's group, on the customer's page of the back office. */
export default function CustomerPriceLists({ customerId }: { customerId: string }) {
  return useCan('catalog.prices.read') ? <Lists customerId={customerId} /> : null;
}

function Lists({ customerId }: { customerId: string }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const query = usePriceLists({ customerId, page: 1, pageSize: NEWEST });
  const columns: DataColumn<PriceListSummary>[] = [
    {
      id: 'name',
      header: t('admin.field.name'),
      sortable: false,
      wrap: true,
      cell: ({ id, name }) => <Link to={`/admin/price-lists/${id}`}>{name}</Link>,
    },
    {
      id: 'for',
      header: t('admin.priceLists.for'),
      sortable: false,
      cell: ({ group }) => group?.name ?? t('admin.priceLists.thisCustomer'),
    },
    {
      id: 'status',
      header: t('admin.priceLists.status'),
      sortable: false,
      cell: ({ status }) => (
        <Status tone={PRICE_LIST_TONES[status]}>{t(`admin.status.${status}`)}</Status>
      ),
    },
    {
      id: 'valid',
      header: t('admin.priceLists.valid'),
      sortable: false,
      cell: ({ validFrom, validUntil }) => periodText(validFrom, validUntil, format.date),
    },
  ];
  return (
    <Card>
      <CardHeader
        title={t('admin.priceLists.ofCustomer')}
        description={t('admin.priceLists.ofCustomerText')}
      />
      <QueryTable
        label={t('admin.priceLists.ofCustomer')}
        query={query}
        rows={query.data?.items}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText={t('admin.priceLists.noneOfCustomer')}
      />
    </Card>
  );
}
