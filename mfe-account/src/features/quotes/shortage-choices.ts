import type { ProductItems } from '@solar/contracts/catalog/http';
import type { ShortageChoice } from '@solar/contracts/checkout/quotes-http';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import type { Shortage } from '../../api/quotes-api';

type Substitute = ProductItems['items'][number];

/** A choice as a radio button has it: `less`, `wait`, or the id of a product. */
export type Picked = Readonly<Record<string, string>>;

/** The choices to send, or null while one is missing. */
export function choicesOf(
  shortages: readonly Shortage[],
  picked: Picked,
  substitutes: ReadonlyMap<string, Substitute>,
): ShortageChoice[] | null {
  const choices = shortages.flatMap(({ productId, requested, available }): ShortageChoice[] => {
    const choice = picked[productId];
    if (choice === undefined) return [];
    if (choice === 'less') return [{ take: 'less', productId, quantity: available }];
    if (choice === 'wait') return [{ take: 'wait', productId }];
    const price = substitutes.get(choice)?.price;
    const unit = price ? unitPriceFor(price, requested) : null;
    return [{ take: 'alternative', productId, substituteId: choice, unit }];
  });
  return choices.length === shortages.length ? choices : null;
}
