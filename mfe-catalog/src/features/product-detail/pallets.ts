import type { ProductDetail } from '@solar/contracts/catalog/http';

/** Pieces on a pallet, where that is published. */
export function palletSize({
  attributeGroups,
}: Pick<ProductDetail, 'attributeGroups'>): number | null {
  const attributes = attributeGroups.flatMap((group) => group.attributes);
  const value = attributes.find(({ code }) => code === 'units_per_pallet')?.value;
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : null;
}

/** How a quantity fills pallets: whole ones, pieces beside them, and how many more fill the next. */
export function palletsOf(quantity: number, size: number) {
  const whole = Math.floor(quantity / size);
  const loose = quantity % size;
  return { whole, loose, toFill: loose === 0 ? 0 : size - loose };
}
