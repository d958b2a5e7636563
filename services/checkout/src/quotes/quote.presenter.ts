import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Quote, QuoteRevision } from '@solar/contracts/checkout/quotes-http';
import { multiplyMoney } from '@solar/contracts/common/money';
import { subtotalOfQuote } from './quote-revisions';
import type { QuoteShortage } from './quote-stock';
import type { QuoteDoc, QuoteHoldDoc, QuoteLineDoc, QuoteRevisionDoc } from './quote.schema';

/** Prices run out until they are ordered; what is over stays what it became. */
const isOpen = (status: QuoteStatus) => QUOTE_TRANSITIONS[status].length > 0;

/** A quote as lists show it. */
export function presentQuote(quote: QuoteDoc, now: Date): Quote {
  return {
    quoteId: quote._id,
    quoteNumber: quote.quoteNumber,
    revision: quote.quotedRevision,
    status: quote.status,
    expired: isOpen(quote.status) && quote.validUntil !== null && quote.validUntil <= now,
    customerId: quote.customerId,
    customerName: quote.customerName,
    lines: quote.lines.map(presentLine),
    subtotal: subtotalOfQuote(quote.lines),
    shipping: quote.shipping ?? null,
    totals: quote.totals ?? null,
    message: quote.message,
    note: quote.note,
    validUntil: quote.validUntil?.toISOString() ?? null,
    createdAt: quote.createdAt.toISOString(),
    acceptedRevision: quote.acceptedRevision ?? null,
    hold: presentHold(quote.hold, now),
    waitsFor: quote.waitsFor ?? [],
  };
}

/** One quote with everything that it was before, and with what is short of it now. */
export function presentWholeQuote(
  quote: QuoteDoc,
  shortages: readonly QuoteShortage[],
  now: Date,
): Quote {
  return {
    ...presentQuote(quote, now),
    shortages: [...shortages],
    revisions: (quote.revisions ?? []).map(presentRevision),
  };
}

export function presentRevision(revision: QuoteRevisionDoc): QuoteRevision {
  return {
    number: revision.number,
    at: revision.at.toISOString(),
    by: revision.by,
    byName: revision.byName,
    lines: revision.lines.map(presentLine),
    shipping: revision.shipping ?? null,
    subtotal: subtotalOfQuote(revision.lines),
    totals: revision.totals ?? null,
    validUntil: revision.validUntil?.toISOString() ?? null,
    note: revision.note,
  };
}

function presentLine(line: QuoteLineDoc): Quote['lines'][number] {
  const { productId, sku, slug, name, brand, quantity, unit } = line;
  const lineTotal = unit ? multiplyMoney(unit, quantity) : null;
  return { productId, sku, slug, name, brand, quantity, unit, lineTotal };
}

function presentHold(hold: QuoteHoldDoc | null | undefined, now: Date): Quote['hold'] {
  if (!hold) return null;
  const over = hold.until <= now && hold.status !== 'refused';
  return { status: over ? 'ended' : hold.status, until: hold.until.toISOString() };
}
