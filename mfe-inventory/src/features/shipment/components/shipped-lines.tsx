import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { BinLabel, Pieces, ProductLabel } from '../../labels/labels';
import { serialsColumns } from '../../serials/serials-column';

/** What the order took, bin by bin. */
export function ShippedLines({ lines }: { lines: readonly PickLine[] }) {
  const { t } = useTranslation('inventory');
  const columns: DataColumn<PickLine>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
    },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => <BinLabel bin={row.bin} lot={row.lot} />,
      value: (row) => row.bin.binCode,
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
    {
      id: 'returned',
      header: t('fields.returned'),
      cell: (row) => <Pieces value={row.returned} muted />,
      value: (row) => row.returned,
      align: 'end',
    },
    ...serialsColumns(lines, t),
  ];
  return (
    <RowsTable
      label={t('shipment.lines')}
      columns={columns}
      rows={lines}
      getRowId={(row) => `${row.bin.binId}|${row.product.productId}|${row.lot ?? ''}`}
    />
  );
}
