import type { ShortageChoice } from '@solar/contracts/checkout/quotes-http';
import type { Money } from '@solar/contracts/common/money';
import { unitPriceFor, type PriceTier } from '@solar/contracts/common/price-tiers';
import type { QuoteShortage } from './quote-stock';
import type { QuoteLineDoc } from './quote.schema';

/** A product that may take a line's place, at the customer's price of today; null while it has none. */
export type Substitute = Omit<QuoteLineDoc, 'quantity' | 'unit'> & {
  price: { unit: Money; tiers?: readonly PriceTier[] | undefined } | null;
  available: number | null;
};

export type Chosen = {
  lines: QuoteLineDoc[];
  /** Products that are accepted although there is not enough of them yet. */
  waitsFor: string[];
  /** The lines are others than those that were offered. */
  changed: boolean;
  /** What has to be looked at again: there is not enough, and no choice that fits what is left. */
  undecided: QuoteShortage[];
  /** A substitute costs something else than what the customer has seen. */
  repriced: string[];
};

/**
 * The lines of a quote after what its customer chose for those that are short. A choice counts only for what is left at this moment:
 * the prices were offered for the quantity of the quote, or for all there is.
 */
export function applyChoices(
  lines: readonly QuoteLineDoc[],
  shortages: readonly QuoteShortage[],
  choices: readonly ShortageChoice[],
  substitutes: ReadonlyMap<string, Substitute>,
): Chosen {
  const chosen: Chosen = { lines: [], waitsFor: [], changed: false, undecided: [], repriced: [] };
  const shortOf = new Map(shortages.map((shortage) => [shortage.productId, shortage]));
  const choiceOf = new Map(choices.map((choice) => [choice.productId, choice]));
  for (const line of lines) {
    const shortage = shortOf.get(line.productId);
    const choice = choiceOf.get(line.productId);
    if (shortage) applyChoice(chosen, line, shortage, choice, substitutes);
    else if (choice) chosen.undecided.push(enough(line));
    else chosen.lines.push(line);
  }
  return chosen;
}

/** A choice for what is not short any more: the customer looks again. */
function enough({ productId, quantity }: QuoteLineDoc): QuoteShortage {
  return { productId, requested: quantity, available: quantity };
}

function applyChoice(
  chosen: Chosen,
  line: QuoteLineDoc,
  shortage: QuoteShortage,
  choice: ShortageChoice | undefined,
  substitutes: ReadonlyMap<string, Substitute>,
): void {
  switch (choice?.take) {
    case 'wait':
      chosen.lines.push(line);
      chosen.waitsFor.push(line.productId);
      return;
    case 'less':
      if (choice.quantity !== shortage.available) break;
      chosen.changed = true;
      if (choice.quantity > 0) chosen.lines.push({ ...line, quantity: choice.quantity });
      return;
    case 'alternative': {
      const substitute = substitutes.get(choice.substituteId);
      if (!substitute) break;
      const { available, price, ...product } = substitute;
      if (available !== null && available < line.quantity) {
        const { productId } = substitute;
        chosen.undecided.push({ productId, requested: line.quantity, available });
        return;
      }
      const unit = price && unitPriceFor(price, line.quantity);
      if (!sameMoney(choice.unit, unit)) chosen.repriced.push(product.productId);
      chosen.changed = true;
      chosen.lines.push({ ...product, unit, quantity: line.quantity });
      return;
    }
    default:
      break;
  }
  chosen.undecided.push(shortage);
}

function sameMoney(a: Money | null, b: Money | null): boolean {
  return a?.amount === b?.amount && a?.currency === b?.currency;
}
