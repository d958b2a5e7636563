import { MOVEMENT_CLASSES, STOCK_STATUSES } from '@solar/contracts/inventory/states';
import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { STOCK_LEVEL_SORTS } from '@solar/contracts/inventory/stock-levels';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { useWarehouseOptions, useZoneOptions } from '../lookup/use-warehouses';
import { FilterSelect } from '../screen/filter-select';
import { InventoryScreen } from '../screen/inventory-screen';
import { PageTable } from '../screen/page-table';
import { pageState, textState, toParams } from '../screen/page-state';
import { useStockLevelColumns } from './use-stock-level-columns';

const stateSchema = z.object({
  ...pageState,
  q: textState,
  warehouseId: textState,
  zoneId: textState,
  productId: textState,
  status: z
    .enum(['', ...STOCK_STATUSES])
    .catch('')
    .default(''),
  movementClass: z
    .enum(['', ...MOVEMENT_CLASSES])
    .catch('')
    .default(''),
  sort: z.enum(STOCK_LEVEL_SORTS).catch('sku').default('sku'),
});
type State = z.infer<typeof stateSchema>;

/** What is there of every product. */
export function StockLevelsPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState<State>(stateSchema);
  const query = useInventoryPage<StockLevel>('stock-levels', toParams(state));
  const placed = state.warehouseId !== '';
  const columns = useStockLevelColumns(placed);
  const warehouses = useWarehouseOptions();
  const zones = useZoneOptions(state.warehouseId);
  const filter = (patch: Partial<State>) => setState({ ...patch, page: 1 });
  return (
    <InventoryScreen title={t('stockLevels.title')} description={t('stockLevels.text')}>
      <PageTable
        label={t('stockLevels.title')}
        columns={columns}
        query={query}
        getRowId={(row) => row.productId}
        state={state}
        onState={(patch) => setState(patch as Partial<State>)}
        exportName="stock-levels"
        toolbar={
          <>
            <FilterSelect
              label={t('fields.status')}
              all={t('filters.allStatuses')}
              value={state.status}
              onChange={(status) => filter({ status: status as State['status'] })}
              options={STOCK_STATUSES.map((value) => ({ value, label: t(`stockStatus.${value}`) }))}
            />
            <FilterSelect
              label={t('fields.movementClass')}
              all={t('filters.allMovements')}
              value={state.movementClass}
              onChange={(value) => filter({ movementClass: value as State['movementClass'] })}
              options={MOVEMENT_CLASSES.map((value) => ({
                value,
                label: t(`movementClass.${value}`),
              }))}
            />
            <FilterSelect
              label={t('fields.warehouse')}
              all={t('filters.allWarehouses')}
              value={state.warehouseId}
              onChange={(warehouseId) => filter({ warehouseId, zoneId: '' })}
              options={warehouses}
            />
            {zones.length > 0 && (
              <FilterSelect
                label={t('fields.zone')}
                all={t('filters.allZones')}
                value={state.zoneId}
                onChange={(zoneId) => filter({ zoneId })}
                options={zones}
              />
            )}
          </>
        }
      />
    </InventoryScreen>
  );
}
