import type { ProductDetail } from '@solar/contracts/catalog/http';

type Packed = Pick<ProductDetail, 'attributeGroups'>;

/** Pieces on a pallet, where that is published. */
export function palletSize(product: Packed): number | null {
  return piecesOf(product, 'units_per_pallet');
}

/** Pieces in a 40-foot container, where that is published. */
export function containerSize(product: Packed): number | null {
  return piecesOf(product, 'units_per_40hc');
}

function piecesOf({ attributeGroups }: Packed, wanted: string): number | null {
  const attributes = attributeGroups.flatMap((group) => group.attributes);
  const value = attributes.find(({ code }) => code === wanted)?.value;
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : null;
}

/** How a quantity fills pallets: whole ones, pieces beside them, and how many more fill the next. */
export function palletsOf(quantity: number, size: number) {
  const whole = Math.floor(quantity / size);
  const loose = quantity % size;
  return { whole, loose, toFill: loose === 0 ? 0 : size - loose };
}
