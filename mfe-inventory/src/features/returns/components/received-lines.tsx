import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { BinLabel, Pieces, ProductLabel } from '../../labels/labels';
import { serialsColumns } from '../../serials/serials-column';

type Line = IncomingReturn['received'][number];

/** What came, and where it was put. */
export function ReceivedLines({ incoming }: { incoming: IncomingReturn }) {
  const { t } = useTranslation('inventory');
  const columns: DataColumn<Line>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
    },
    {
      id: 'condition',
      header: t('returns.condition'),
      cell: (row) => t(`returns.conditions.${row.condition}`),
      value: (row) => t(`returns.conditions.${row.condition}`),
    },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => (row.bin ? <BinLabel bin={row.bin} lot={row.lot} /> : '–'),
      value: (row) => row.bin?.binCode,
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
    ...serialsColumns(incoming.received, t),
  ];
  return (
    <RowsTable
      label={t('returns.receivedLines')}
      columns={columns}
      rows={incoming.received}
      getRowId={(row) =>
        `${row.product.productId}|${row.lot ?? ''}|${row.bin?.binId ?? ''}|${row.condition}`
      }
    />
  );
}
