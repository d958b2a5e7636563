import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { BinLabel, Pieces, ProductLabel } from '../labels/labels';
import { serialsColumns } from '../serials/serials-column';

interface PostedLine {
  product: ProductRef;
  bin: BinRef;
  lot: string | null;
  expiresOn?: string | null | undefined;
  quantity: number;
  serials?: string[] | undefined;
}

/** Lines of a posted document. */
export function PostedLines({ label, lines }: { label: string; lines: readonly PostedLine[] }) {
  const { t } = useTranslation('inventory');
  const columns: DataColumn<PostedLine>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
      sortable: true,
    },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => <BinLabel bin={row.bin} lot={row.lot} expiresOn={row.expiresOn} />,
      value: (row) => row.bin.binCode,
      sortable: true,
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
      sortable: true,
    },
    ...serialsColumns(lines, t),
  ];
  return (
    <RowsTable
      label={label}
      columns={columns}
      rows={lines}
      getRowId={(row) => `${row.product.productId}|${row.bin.binId}|${row.lot ?? ''}`}
    />
  );
}
