import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { MovementBadge, StockStatusLabel } from '../labels/status-labels';

/** Columns of the stock level list; with a place chosen, also what is there. */
export function useStockLevelColumns(placed: boolean): DataColumn<StockLevel>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const atWarehouse: DataColumn<StockLevel> = {
    id: 'atWarehouse',
    header: t('fields.atWarehouse'),
    onPhone: 'figure',
    cell: (row) => <Pieces value={row.atWarehouse?.onHand ?? 0} />,
    value: (row) => row.atWarehouse?.onHand ?? 0,
    align: 'end',
  };
  return [
    {
      id: 'sku',
      header: t('fields.sku'),
      cell: (row) => <Identifier>{row.sku}</Identifier>,
      value: (row) => row.sku,
      sortable: true,
    },
    {
      id: 'name',
      header: t('fields.product'),
      onPhone: 'title',
      cell: (row) => (
        <Link href={urls.stockOf(row.productId)} variant="quiet">
          {row.brand} {row.name}
        </Link>
      ),
      value: (row) => `${row.brand} ${row.name}`,
      sortable: true,
      wrap: true,
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <StockStatusLabel status={row.status} />,
      value: (row) => t(`stockStatus.${row.status}`),
    },
    ...(placed ? [atWarehouse] : []),
    {
      id: 'onHand',
      header: t('fields.onHand'),
      onPhone: 'figure',
      cell: (row) => <Pieces value={row.onHand} />,
      value: (row) => row.onHand,
      align: 'end',
      sortable: true,
    },
    {
      id: 'allocated',
      header: t('fields.allocated'),
      onPhone: 'figure',
      cell: (row) => <Pieces value={row.allocated} muted />,
      value: (row) => row.allocated,
      align: 'end',
    },
    {
      id: 'held',
      header: t('fields.held'),
      onPhone: 'figure',
      cell: (row) => <Pieces value={row.held} muted />,
      value: (row) => row.held,
      align: 'end',
    },
    {
      id: 'available',
      header: t('fields.available'),
      onPhone: 'figure',
      cell: (row) => <Pieces value={row.available} />,
      value: (row) => row.available,
      align: 'end',
      sortable: true,
    },
    {
      id: 'movementClass',
      header: t('fields.movementClass'),
      onPhone: 'hidden',
      cell: (row) => <MovementBadge movement={row.movementClass} />,
      value: (row) => t(`movementClass.${row.movementClass}`),
    },
    {
      id: 'lastShippedAt',
      header: t('fields.lastShipped'),
      cell: (row) => (row.lastShippedAt ? format.date(row.lastShippedAt) : '–'),
      value: (row) => row.lastShippedAt,
      defaultHidden: true,
    },
  ];
}
