import type { ExpiringGoods } from '@solar/contracts/inventory/reports';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../../api/inventory-api';
import { ExpiryLabel, Pieces, ProductLabel } from '../../labels/labels';

const HORIZONS = [30, 90, 365] as const;
const stateSchema = z.object({
  ...pageFields,
  within: z.coerce.number().pipe(z.literal(HORIZONS)).catch(90).default(90),
});

function useColumns(): DataColumn<ExpiringGoods>[] {
  const { t } = useTranslation('inventory');
  return [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
      onPhone: 'title',
    },
    {
      id: 'expiresOn',
      header: t('fields.expiresOn'),
      cell: (row) => <ExpiryLabel expiresOn={row.expiresOn} bare />,
      value: (row) => row.expiresOn,
    },
    { id: 'lot', header: t('fields.lot'), cell: (row) => row.lot ?? '–', value: (row) => row.lot },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => <Identifier>{row.bin.binCode}</Identifier>,
      value: (row) => row.bin.binCode,
    },
    {
      id: 'onHand',
      header: t('fields.onHand'),
      cell: (row) => <Pieces value={row.onHand} />,
      value: (row) => row.onHand,
      align: 'end',
    },
    {
      id: 'allocated',
      header: t('fields.allocated'),
      cell: (row) => <Pieces value={row.allocated} muted />,
      value: (row) => row.allocated,
      align: 'end',
    },
  ];
}

/** Goods that expire soon or have expired. */
export function ExpiringGoodsReport() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const { within: days, ...page } = state;
  const query = useInventoryPage<ExpiringGoods>('reports/expiring', { ...page, days });
  return (
    <Stack gap="4">
      <Tabs
        variant="segmented"
        label={t('reports.within')}
        value={String(days)}
        onValueChange={(value) =>
          setState({ within: Number(value) as (typeof HORIZONS)[number], page: 1 })
        }
        items={HORIZONS.map((count) => ({
          value: String(count),
          label: t('reports.days', { count }),
        }))}
      />
      <PageTable
        label={t('reports.expiring')}
        columns={useColumns()}
        query={query}
        getRowId={(row) => `${row.product.productId}|${row.bin.binId}|${row.lot ?? ''}`}
        state={state}
        onState={setState}
        exportName="expiring-goods"
        emptyText={t('reports.nothingExpires')}
      />
    </Stack>
  );
}
