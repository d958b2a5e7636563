import type { ReturnLine } from '@solar/contracts/checkout/returns-http';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';

/** What comes back and why, and what the warehouse has found of it. */
export function ReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const { t } = useTranslation('checkout');
  const hasSerials = lines.some(({ serials = [] }) => serials.length > 0);
  const found = (line: ReturnLine, of: 'sellable' | 'damaged') => line.received?.[of] ?? '–';
  const serials: DataColumn<ReturnLine> = {
    id: 'serials',
    header: t('returns.serials'),
    cell: (line) => line.serials?.join(', ') ?? '–',
    value: (line) => line.serials?.join(' '),
    wrap: true,
    minWidth: '9rem',
  };
  const columns: DataColumn<ReturnLine>[] = [
    {
      id: 'product',
      header: t('returns.product'),
      onPhone: 'title',
      cell: (line) => (
        <>
          {line.name} <Identifier quiet>{line.sku}</Identifier>
        </>
      ),
      value: (line) => line.sku,
      wrap: true,
      minWidth: '10rem',
    },
    {
      id: 'reason',
      header: t('admin.reason'),
      cell: (line) => t(`returns.reasons.${line.reason}`),
      value: (line) => t(`returns.reasons.${line.reason}`),
    },
    // They would push what the warehouse has found out of sight.
    ...(hasSerials ? [serials] : []),
    {
      id: 'quantity',
      header: t('returns.pieces'),
      cell: (line) => line.quantity,
      value: (line) => line.quantity,
      align: 'end',
    },
    {
      id: 'sellable',
      header: t('returns.sellable'),
      cell: (line) => found(line, 'sellable'),
      value: (line) => line.received?.sellable,
      align: 'end',
    },
    {
      id: 'damaged',
      header: t('returns.damaged'),
      cell: (line) => found(line, 'damaged'),
      value: (line) => line.received?.damaged,
      align: 'end',
    },
  ];
  return (
    <RowsTable
      label={t('order.items')}
      columns={columns}
      rows={lines}
      getRowId={(line) => line.productId}
    />
  );
}
