import type { Supplier } from '@solar/contracts/inventory/suppliers';
import type { Warehouse, Zone } from '@solar/contracts/inventory/locations';
import { useInventoryPage } from '../../api/inventory-api';

const ALL = { pageSize: 100 } as const;

/** Warehouses as options. */
export function useWarehouseOptions() {
  const query = useInventoryPage<Warehouse>('warehouses', ALL);
  return (query.data?.items ?? []).map(({ id, code, name }) => ({
    value: id,
    label: `${code} · ${name}`,
  }));
}

/** Zones of a warehouse as options; none while no warehouse is chosen. */
export function useZoneOptions(warehouseId: string) {
  const query = useInventoryPage<Zone>('zones', { ...ALL, warehouseId }, warehouseId !== '');
  if (warehouseId === '') return [];
  return (query.data?.items ?? []).map(({ id, code, name }) => ({
    value: id,
    label: `${code} · ${name}`,
  }));
}

/** Active suppliers as options. */
export function useSupplierOptions() {
  const query = useInventoryPage<Supplier>('suppliers', { ...ALL, active: true });
  return (query.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
