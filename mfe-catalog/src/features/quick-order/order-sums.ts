import { addMoney, multiplyMoney, type Money } from '@solar/contracts/common/money';
import { pricedFor } from '../product-card/priced-for';
import type { ResolvedOrder } from './resolve-order';

type Found = ResolvedOrder['found'][number];

/** What a line costs at the price of its quantity; null where no price is shown. */
export function sumOfLine({ product, quantity }: Found): Money | null {
  const { price } = pricedFor(product, quantity);
  return price ? multiplyMoney(price.unit, quantity) : null;
}

/** What all lines cost; null where one of them has no price to be counted. */
export function sumOfOrder(found: readonly Found[]): Money | null {
  const [first, ...others] = found.map(sumOfLine);
  return others.reduce<Money | null>(
    (sum, one) => (sum && one ? addMoney(sum, one) : null),
    first ?? null,
  );
}
