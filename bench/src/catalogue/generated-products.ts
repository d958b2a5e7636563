import { demoProductId } from '@solar/contracts/common/demo-ids';

/** A document as the catalogue stores it; only the fields that are varied here are named. */
export interface StoredProduct {
  _id: string;
  sku: string;
  slug: string;
  name: string;
  base: { amount: number; currency: string } | null;
  sale: { amount: number; currency: string } | null;
  powerW: number | null;
  [field: string]: unknown;
}

const SERIES = ['Alpha', 'Breeze', 'Corona', 'Dune', 'Eclipse', 'Falcon', 'Gulf', 'Horizon'];
/** Steps by which price and power of a variant differ from the original's, so that sorting has work to do. */
const STEP = 0.013;
const STEPS = 37;

/** Variants of the demo products with names, prices and powers of their own, as many as are missing. */
export function generateProducts(
  originals: readonly StoredProduct[],
  count: number,
): StoredProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('There is no product to make variants of.');
    return variantOf(original, index);
  });
}

function variantOf(original: StoredProduct, index: number): StoredProduct {
  const factor = 1 + STEP * (index % STEPS);
  const sku = `${original.sku}-V${index}`;
  return {
    ...original,
    _id: demoProductId(sku),
    sku,
    slug: `${original.slug}-v${index}`,
    name: `${original.name} ${SERIES[index % SERIES.length]} ${index}`,
    base: scaled(original.base, factor),
    sale: scaled(original.sale, factor),
    powerW: original.powerW === null ? null : Math.round(original.powerW * factor),
    featured: false,
  };
}

function scaled(money: StoredProduct['base'], factor: number): StoredProduct['base'] {
  return money && { ...money, amount: Math.round(money.amount * factor) };
}
