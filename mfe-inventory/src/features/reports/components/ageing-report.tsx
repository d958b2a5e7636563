import { AGE_LIMITS_DAYS, type AgeingRow } from '@solar/contracts/inventory/valuation';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../../api/inventory-api';
import { Pieces } from '../../labels/labels';
import { GroupLabel, StockGroupTabs, stockGroupState } from './stock-group-tabs';

const stateSchema = z.object(stockGroupState);
const OLDEST = AGE_LIMITS_DAYS[AGE_LIMITS_DAYS.length - 1];

function useColumns(): DataColumn<AgeingRow>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const headers = [
    ...AGE_LIMITS_DAYS.map((count) => t('reports.upToDays', { count })),
    t('reports.overDays', { count: OLDEST }),
  ];
  return [
    {
      id: 'label',
      header: t('reports.group'),
      cell: (row) => <GroupLabel row={row} />,
      value: (row) => row.sku ?? row.label,
      onPhone: 'title',
    },
    ...headers.map((header, index): DataColumn<AgeingRow> => ({
      id: `age${index}`,
      header,
      cell: (row) => <Pieces value={row.byAge[index] ?? 0} muted={!row.byAge[index]} />,
      value: (row) => row.byAge[index] ?? 0,
      align: 'end',
    })),
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
    },
    {
      id: 'oldest',
      header: t('reports.oldest'),
      cell: (row) => format.date(row.oldestReceivedAt),
      value: (row) => row.oldestReceivedAt.slice(0, 10),
    },
  ];
}

/** Pieces in bins by the time since their delivery. */
export function AgeingReport() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<AgeingRow>('reports/ageing', state);
  return (
    <Stack gap="5">
      <StockGroupTabs by={state.by} onChange={(by) => setState({ by, page: 1 })} />
      <PageTable
        label={t('reports.tabs.age')}
        columns={useColumns()}
        query={query}
        getRowId={(row) => row.key}
        state={state}
        onState={setState}
        exportName="stock-age"
      />
    </Stack>
  );
}
