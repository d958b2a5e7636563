import type { StocktakeLine, StocktakeLineQuery } from '@solar/contracts/inventory/stocktakes';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Stack } from '@solar/ui/layout/layout';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { BinLabel, Pieces, ProductLabel } from '../../labels/labels';

const STATES: readonly StocktakeLineQuery['state'][] = ['all', 'uncounted', 'recount', 'variance'];

/** Expected, counted and the difference, line by line. */
export function StocktakeLines({ stocktakeId }: { stocktakeId: string }) {
  const { t } = useTranslation('inventory');
  const [state, setState] = useState<StocktakeLineQuery>({ state: 'all', page: 1, pageSize: 25 });
  const query = useInventoryPage<StocktakeLine>(`stocktakes/${stocktakeId}/lines`, state);
  const firstText = ({ first }: StocktakeLine) => {
    if (!first) return '–';
    const by = first.by?.name ?? t('fields.system');
    if (first.counted === null) return t('stocktakes.firstBy', { by });
    return t('stocktakes.firstCount', { counted: first.counted, by });
  };
  const columns: DataColumn<StocktakeLine>[] = [
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => <BinLabel bin={row.bin} lot={row.lot} />,
      value: (row) => row.bin.binCode,
    },
    {
      id: 'product',
      header: t('fields.product'),
      onPhone: 'title',
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
      minWidth: '14rem',
    },
    {
      id: 'expected',
      header: t('fields.expected'),
      cell: (row) => (row.expected === null ? '–' : <Pieces value={row.expected} muted />),
      value: (row) => row.expected,
      align: 'end',
    },
    {
      id: 'counted',
      header: t('fields.counted'),
      cell: (row) => (row.counted === null ? '–' : <Pieces value={row.counted} />),
      value: (row) => row.counted,
      align: 'end',
    },
    {
      id: 'variance',
      header: t('fields.variance'),
      cell: (row) =>
        row.variance === null ? '–' : <Pieces value={row.variance} muted={row.variance === 0} />,
      value: (row) => row.variance,
      align: 'end',
    },
    {
      id: 'countedBy',
      header: t('fields.actor'),
      cell: (row) => row.countedBy?.name ?? '–',
      value: (row) => row.countedBy?.name,
    },
    {
      id: 'first',
      header: t('stocktakes.first'),
      cell: (row) => firstText(row),
      value: firstText,
    },
  ];
  return (
    <Stack gap="4">
      <Tabs
        variant="segmented"
        label={t('stocktakes.lines')}
        value={state.state}
        onValueChange={(value) =>
          setState({ ...state, state: value as StocktakeLineQuery['state'], page: 1 })
        }
        items={STATES.map((value) => ({ value, label: t(`stocktakes.states.${value}`) }))}
      />
      <PageTable
        label={t('stocktakes.lines')}
        columns={columns}
        query={query}
        getRowId={(row) => `${row.bin.binId}|${row.product.productId}|${row.lot ?? ''}`}
        state={state}
        onState={(patch) => setState((before) => ({ ...before, ...patch }))}
        exportName="stocktake"
      />
    </Stack>
  );
}
