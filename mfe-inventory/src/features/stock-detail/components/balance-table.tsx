import type { Balance, StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { ExpiryLabel, Pieces } from '../../labels/labels';
import { ExpiryDialog } from './expiry-dialog';

/** The bins and lots in which the pieces are. */
export function BalanceTable({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const mayCorrect = useCan('inventory.stock.adjust');
  const columns: DataColumn<Balance>[] = [
    {
      id: 'warehouse',
      header: t('fields.warehouse'),
      cell: (row) => row.warehouseCode,
      value: (row) => row.warehouseCode,
      sortable: true,
    },
    {
      id: 'zone',
      header: t('fields.zone'),
      cell: (row) => row.zoneCode,
      value: (row) => row.zoneCode,
      sortable: true,
    },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => <Identifier>{row.binCode}</Identifier>,
      value: (row) => row.binCode,
      sortable: true,
    },
    { id: 'lot', header: t('fields.lot'), cell: (row) => row.lot ?? '–', value: (row) => row.lot },
    {
      id: 'onHand',
      header: t('fields.onHand'),
      cell: (row) => <Pieces value={row.onHand} />,
      value: (row) => row.onHand,
      align: 'end',
      sortable: true,
    },
    {
      id: 'allocated',
      header: t('fields.allocated'),
      cell: (row) => <Pieces value={row.allocated} muted />,
      value: (row) => row.allocated,
      align: 'end',
      sortable: true,
    },
    {
      id: 'firstReceivedAt',
      header: t('fields.inSince'),
      cell: (row) => format.date(row.firstReceivedAt),
      value: (row) => row.firstReceivedAt,
      sortable: true,
    },
    {
      id: 'expiresOn',
      header: t('fields.expiresOn'),
      cell: ({ lot, ...row }) => (
        <Inline gap="2">
          {row.expiresOn ? <ExpiryLabel expiresOn={row.expiresOn} bare /> : '–'}
          {mayCorrect && lot !== null && <ExpiryDialog detail={detail} balance={{ ...row, lot }} />}
        </Inline>
      ),
      value: (row) => row.expiresOn ?? '',
      sortable: true,
    },
  ];
  return (
    <RowsTable
      label={t('stockDetail.bins')}
      columns={columns}
      rows={detail.balances}
      getRowId={(row) => `${row.binId}|${row.lot ?? ''}`}
      empty={<EmptyState size="sm" level={3} title={t('stockDetail.noBins')} />}
      exportName={`bins-${detail.sku}`}
    />
  );
}
