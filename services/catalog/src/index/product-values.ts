import type { AttributeValue } from '@solar/contracts/catalog/product-data';
import type { ProductRecord } from './catalogue-records';

/** The attribute that stands for a product's power in watts, which is a field of the product itself. */
export const POWER_CODE = 'power';

/** What lists and search know of a product by attribute. */
export function valuesOf(record: ProductRecord): { code: string; value: AttributeValue }[] {
  if (record.powerW === null) return record.attributes;
  return [{ code: POWER_CODE, value: record.powerW }, ...record.attributes];
}
