import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import type { StocktakeLine } from '@solar/contracts/inventory/stocktakes';
import type { StocktakeLineDoc } from './stocktake-line.schema';

/** A line as it is shown. Before the count that holds, neither what is expected nor what the first person counted is shown. */
export function presentLine(
  doc: StocktakeLineDoc,
  product: ProductRef,
  bin: BinRef,
): StocktakeLine {
  const { counted, recount, first } = doc;
  return {
    ...{ product, bin, counted },
    lot: doc.lot || null,
    expected: counted === null ? null : doc.expected,
    variance: doc.variance,
    notes: doc.notes,
    countedBy: doc.countedBy,
    countedAt: doc.countedAt?.toISOString() ?? null,
    ...(recount && { recount }),
    ...(first && { first: { counted: counted === null ? null : first.counted, by: first.by } }),
  };
}
