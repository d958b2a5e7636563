import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { multiplyMoney } from '@solar/contracts/common/money';
import { subtotalOf } from '../pricing/totals';
import type { QuoteDoc } from './quote.schema';

/** Prices run out until they are ordered; what is over stays what it became. */
const isOpen = (status: QuoteStatus) => QUOTE_TRANSITIONS[status].length > 0;

export function presentQuote(quote: QuoteDoc, now: Date): Quote {
  const priced = quote.lines.flatMap(({ unit, quantity }) => (unit ? [{ unit, quantity }] : []));
  const [first] = priced;
  return {
    quoteId: quote._id,
    quoteNumber: quote.quoteNumber,
    revision: quote.quotedRevision,
    status: quote.status,
    expired: isOpen(quote.status) && quote.validUntil !== null && quote.validUntil <= now,
    customerName: quote.customerName,
    lines: quote.lines.map((line) => ({
      productId: line.productId,
      sku: line.sku,
      slug: line.slug,
      name: line.name,
      brand: line.brand,
      quantity: line.quantity,
      unit: line.unit,
      lineTotal: line.unit ? multiplyMoney(line.unit, line.quantity) : null,
    })),
    subtotal: first ? subtotalOf(priced, first.unit.currency) : null,
    message: quote.message,
    note: quote.note,
    validUntil: quote.validUntil?.toISOString() ?? null,
    createdAt: quote.createdAt.toISOString(),
  };
}
