import type { StockMove } from '@solar/contracts/inventory/moves';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { useMoveColumns } from '../../ledger/use-move-columns';

/** The product's part of the ledger. */
export function RecentMoves({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory');
  const [state, setState] = useState({ page: 1, pageSize: 25 });
  const query = useInventoryPage<StockMove>('moves', { productId, ...state });
  const columns = useMoveColumns().filter((column) => column.id !== 'product');
  return (
    <PageTable
      label={t('stockDetail.moves')}
      columns={columns}
      query={query}
      getRowId={(row) => row.id}
      state={state}
      onState={(patch) => setState((before) => ({ ...before, ...patch }))}
    />
  );
}
