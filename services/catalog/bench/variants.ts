import type { ProductRecord } from '../src/index/catalogue-records';

const SERIES = ['Alpha', 'Breeze', 'Corona', 'Dune', 'Eclipse', 'Falcon', 'Gulf', 'Horizon'];

/** Variants of products with names and codes of their own. */
export function variants(originals: readonly ProductRecord[], size: number): ProductRecord[] {
  return Array.from({ length: size }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('There is no product to make variants of.');
    if (index < originals.length) return original;
    const variant = Math.floor(index / originals.length);
    return {
      ...original,
      _id: `${original._id}-${index}`,
      sku: `${original.sku}-V${index}`,
      slug: `${original.slug}-v${index}`,
      name: `${original.name} ${SERIES[variant % SERIES.length]} ${variant}`,
      featured: false,
    };
  });
}
