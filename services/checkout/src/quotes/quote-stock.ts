import { Injectable } from '@nestjs/common';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { StockLevels } from '../products/stock-levels';
import type { QuoteDoc, QuoteLineDoc } from './quote.schema';

export type QuoteShortage = NonNullable<Quote['shortages']>[number];

/** The hold of a quote while it has pieces, or may have them soon. */
export function activeHold(quote: Pick<QuoteDoc, 'hold'>, now: Date) {
  const { hold } = quote;
  if (!hold || hold.until <= now) return null;
  return hold.status === 'held' || hold.status === 'asked' ? hold : null;
}

/** What there is of the products of a quote, its own hold included. */
@Injectable()
export class QuoteStock {
  constructor(private readonly levels: StockLevels) {}

  /** Null until the warehouse has said how many there are. */
  leftOf(quote: QuoteDoc, productId: string, now: Date): number | null {
    const available = this.levels.of(productId)?.available;
    if (available === undefined) return null;
    // A hold that is asked for may be in the level already: the level and the answer come on different ways.
    const own = activeHold(quote, now)
      ? quote.lines.find((line) => line.productId === productId)?.quantity
      : undefined;
    return Math.max(available + (own ?? 0), 0);
  }

  shortages(
    quote: QuoteDoc,
    now: Date,
    lines: readonly QuoteLineDoc[] = quote.lines,
  ): QuoteShortage[] {
    return lines.flatMap(({ productId, quantity }) => {
      const available = this.leftOf(quote, productId, now);
      if (available === null || available >= quantity) return [];
      return [{ productId, requested: quantity, available }];
    });
  }
}
