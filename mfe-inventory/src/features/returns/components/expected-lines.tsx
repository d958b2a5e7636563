import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { Pieces, ProductLabel } from '../../labels/labels';
import { serialsColumns } from '../../serials/serials-column';

type Line = IncomingReturn['lines'][number];

/** What a customer has announced. */
export function ExpectedLines({ incoming }: { incoming: IncomingReturn }) {
  const { t } = useTranslation('inventory');
  const columns: DataColumn<Line>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
    },
    {
      id: 'reason',
      header: t('fields.reason'),
      cell: (row) => t(`returns.reasons.${row.reason}`),
      value: (row) => t(`returns.reasons.${row.reason}`),
    },
    {
      id: 'quantity',
      header: t('returns.announced'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
    ...serialsColumns(incoming.lines, t),
  ];
  return (
    <RowsTable
      label={t('returns.expectedLines')}
      columns={columns}
      rows={incoming.lines}
      getRowId={(row) => row.product.productId}
    />
  );
}
