import { Injectable } from '@nestjs/common';
import type { QuoteShipping } from '@solar/contracts/checkout/quotes-http';
import type { Totals } from '@solar/contracts/checkout/totals-http';
import { totalsOf } from '../pricing/totals';
import { ShippingService } from '../shipping/shipping.service';
import { subtotalOfQuote } from './quote-revisions';
import type { QuoteLineDoc } from './quote.schema';

/** The language in which the name of a tax is kept beside its names in every language. */
const KEPT_LANGUAGE = 'en';

/** Adds up what a quote costs. */
@Injectable()
export class QuoteSums {
  constructor(private readonly shipping: ShippingService) {}

  /** Null while a line has no price, or while shipping has none: where the goods go decides about the tax. */
  async totals(
    lines: readonly QuoteLineDoc[],
    shipping: QuoteShipping | null,
  ): Promise<Totals | null> {
    const subtotal = subtotalOfQuote(lines);
    if (!shipping || !subtotal || lines.some(({ unit }) => unit === null)) return null;
    const tax = await this.shipping.taxFor(shipping.country);
    return totalsOf(subtotal, shipping.cost, tax, KEPT_LANGUAGE);
  }
}
