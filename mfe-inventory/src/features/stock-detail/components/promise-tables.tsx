import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { urls } from '../../../urls';
import { Pieces } from '../../labels/labels';

type OrderRow = StockDetail['orders'][number];
type HoldRow = StockDetail['holds'][number];

/** Orders and checkouts to which pieces are promised. */
export function PromiseTables({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const pieces = <Row extends { quantity: number }>(): DataColumn<Row> => ({
    id: 'quantity',
    header: t('fields.quantity'),
    cell: (row) => <Pieces value={row.quantity} />,
    value: (row) => row.quantity,
    align: 'end',
  });
  const orders: DataColumn<OrderRow>[] = [
    {
      id: 'order',
      header: t('fields.order'),
      cell: (row) => (
        <Link href={urls.shipment(row.orderId)}>
          <Identifier>{row.orderNumber}</Identifier>
        </Link>
      ),
      value: (row) => row.orderNumber,
    },
    pieces<OrderRow>(),
    {
      id: 'since',
      header: t('fields.allocatedAt'),
      cell: (row) => format.dateTime(row.allocatedAt),
      value: (row) => row.allocatedAt,
    },
  ];
  const holds: DataColumn<HoldRow>[] = [
    {
      id: 'checkout',
      header: t('fields.checkout'),
      cell: (row) => <Identifier>{row.checkoutId}</Identifier>,
      value: (row) => row.checkoutId,
    },
    pieces<HoldRow>(),
    {
      id: 'until',
      header: t('fields.heldUntil'),
      cell: (row) => format.dateTime(row.expiresAt),
      value: (row) => row.expiresAt,
    },
  ];
  return (
    <Stack gap="6">
      <RowsTable
        label={t('stockDetail.orders')}
        columns={orders}
        rows={detail.orders}
        getRowId={(row) => row.orderId}
        empty={<EmptyState size="sm" level={3} title={t('stockDetail.noOrders')} />}
      />
      <RowsTable
        label={t('stockDetail.holds')}
        columns={holds}
        rows={detail.holds}
        getRowId={(row) => row.holdId}
        empty={<EmptyState size="sm" level={3} title={t('stockDetail.noHolds')} />}
      />
    </Stack>
  );
}
