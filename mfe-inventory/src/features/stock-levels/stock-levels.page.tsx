import { MOVEMENT_CLASSES, STOCK_STATUSES } from '@solar/contracts/inventory/states';
import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { STOCK_LEVEL_SORTS } from '@solar/contracts/inventory/stock-levels';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { useWarehouseOptions, useZoneOptions } from '../lookup/use-warehouses';
import { LabelsDialog } from '../printing/labels-dialog';
import { InventoryScreen } from '../screen/inventory-screen';
import { useStockLevelColumns } from './use-stock-level-columns';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  warehouseId: textField,
  zoneId: textField,
  productId: textField,
  status: choiceField(STOCK_STATUSES),
  movementClass: choiceField(MOVEMENT_CLASSES),
  sort: z.enum(STOCK_LEVEL_SORTS).catch('sku').default('sku'),
});
type State = z.infer<typeof stateSchema>;

/** What is there of every product. */
export function StockLevelsPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<StockLevel>('stock-levels', filledFields(state));
  const placed = state.warehouseId !== '';
  const columns = useStockLevelColumns(placed);
  const warehouses = useWarehouseOptions();
  const zones = useZoneOptions(state.warehouseId);
  const filter = (patch: Partial<State>) => setState({ ...patch, page: 1 });
  return (
    <InventoryScreen title={t('stockLevels.title')} description={t('stockLevels.text')}>
      <PageTable
        label={t('stockLevels.title')}
        views="stock-levels"
        columns={columns}
        query={query}
        getRowId={(row) => row.productId}
        state={state}
        onState={setState}
        exportName="stock-levels"
        bulkActions={(rows, clear) => (
          <LabelsDialog
            size="sm"
            kind="product"
            ids={rows.map(({ productId }) => productId)}
            onDone={clear}
          />
        )}
        toolbar={
          <>
            <FilterSelect
              label={t('fields.status')}
              value={state.status}
              onChange={(status) => filter({ status })}
              options={STOCK_STATUSES.map((value) => ({ value, label: t(`stockStatus.${value}`) }))}
            />
            <FilterSelect
              label={t('fields.movementClass')}
              all={t('filters.allMovements')}
              value={state.movementClass}
              onChange={(movementClass) => filter({ movementClass })}
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
