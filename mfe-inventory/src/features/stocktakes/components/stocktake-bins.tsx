import { isStocktakeOpen } from '@solar/contracts/inventory/states';
import type { Stocktake, StocktakeBin } from '@solar/contracts/inventory/stocktakes';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { BinLabel, Pieces } from '../../labels/labels';
import { ApproveDialog } from './approve-dialog';

/** The bins of a stocktake: how far each is counted, and its approval. */
export function StocktakeBins({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const mayApprove = useCan('inventory.stocktakes.approve') && isStocktakeOpen(stocktake.status);
  const [state, setState] = useState({ page: 1, pageSize: 10 });
  const query = useInventoryPage<StocktakeBin>(`stocktakes/${stocktake.id}/bins`, state);
  const stateOf = ({ approvedAt, approvedBy, recountCount, ...row }: StocktakeBin) => {
    if (approvedAt) {
      const by = approvedBy?.name ?? t('fields.system');
      return t('stocktakes.binApproved', { by, at: format.dateTime(approvedAt) });
    }
    if (recountCount > 0) return t('stocktakes.states.recount');
    return t(row.countedCount < row.lineCount ? 'stocktakes.binOpen' : 'stocktakes.binCounted');
  };
  const columns: DataColumn<StocktakeBin>[] = [
    {
      id: 'bin',
      header: t('fields.bin'),
      onPhone: 'title',
      cell: (row) => <BinLabel bin={row.bin} />,
      value: (row) => row.bin.binCode,
    },
    {
      id: 'counted',
      header: t('fields.counted'),
      cell: (row) => `${format.number(row.countedCount)} / ${format.number(row.lineCount)}`,
      value: (row) => row.countedCount,
      align: 'end',
    },
    {
      id: 'variance',
      // Too many and too few added up, not the difference of both.
      header: t('stocktakes.piecesOff'),
      cell: (row) => <Pieces value={row.variancePieces} muted={row.variancePieces === 0} />,
      value: (row) => row.variancePieces,
      align: 'end',
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => (
        <Inline gap="3">
          {stateOf(row)}
          {mayApprove && !row.approvedAt && row.countedCount === row.lineCount && (
            <ApproveDialog stocktake={stocktake} bin={row} />
          )}
        </Inline>
      ),
      value: stateOf,
    },
  ];
  return (
    <Card>
      <CardHeader title={t('stocktakes.bins')} description={t('stocktakes.binsText')} level={2} />
      <PageTable
        label={t('stocktakes.bins')}
        columns={columns}
        query={query}
        getRowId={(row) => row.bin.binId}
        state={state}
        onState={(patch) => setState((before) => ({ ...before, ...patch }))}
      />
    </Card>
  );
}
