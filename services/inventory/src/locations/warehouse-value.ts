import type { WarehouseDoc } from './warehouse.schema';

export type NamedWarehouse = Pick<WarehouseDoc, '_id' | 'code' | 'name' | 'active' | 'version'>;

/** The value of a warehouse in the bucket of names. */
export function warehouseValueOf({ _id, code, name, active, version }: NamedWarehouse) {
  return { key: _id, version, data: { warehouseId: _id, code, name, active } };
}
