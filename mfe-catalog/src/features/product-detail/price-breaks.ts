import type { VisiblePrice } from '@solar/contracts/catalog/http';
import { multiplyMoney, type Money } from '@solar/contracts/common/money-arithmetic';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';

/** A row of the table of quantities: `to` is null where the quantity is open to the top. */
export type PriceBreak = { from: number; to: number | null; unit: Money; saving: number };

/** What a piece costs by quantity, the price of one first; nothing where every quantity costs the same. */
export function priceBreaks({ unit, tiers = [] }: VisiblePrice): PriceBreak[] {
  if (tiers.length === 0) return [];
  const starts = [{ from: 1, unit }, ...tiers];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return {
      ...start,
      to: next ? next.from - 1 : null,
      saving: 1 - start.unit.amount / unit.amount,
    };
  });
}

/** Price of a whole pack of so many pieces. */
export function packPrice(price: VisiblePrice, pieces: number): { unit: Money; total: Money } {
  const unit = unitPriceFor(price, pieces);
  return { unit, total: multiplyMoney(unit, pieces) };
}
