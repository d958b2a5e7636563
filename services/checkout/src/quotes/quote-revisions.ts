import type { Money } from '@solar/contracts/common/money';
import { problem } from '@solar/service-kit/errors/problem';
import { subtotalOf } from '../pricing/totals';
import type { QuoteDoc, QuoteLineDoc, QuoteRevisionDoc, QuoteTerms } from './quote.schema';

/** Revisions of one quote, which are all kept with it. */
const REVISIONS_MAX = 50;

type Author = Pick<QuoteRevisionDoc, 'by' | 'byId' | 'byName'>;

/** What the customer asked for, as the first thing that is kept of a quote. */
export function requestRevision(lines: QuoteLineDoc[], author: Author, at: Date): QuoteRevisionDoc {
  const terms = { lines, shipping: null, totals: null, note: null, validUntil: null };
  return { number: 0, at, ...author, ...terms };
}

/** The revision that comes after those of a quote. Throws 409 when it has had too many. */
export function nextRevision(
  quote: QuoteDoc,
  terms: QuoteTerms,
  author: Author,
  at: Date,
): QuoteRevisionDoc {
  if ((quote.revisions?.length ?? 0) >= REVISIONS_MAX) {
    throw problem.conflict('quote.too_many_revisions', 'Please ask for a new quote');
  }
  return { number: quote.quotedRevision + 1, at, ...author, ...terms };
}

/** Sum of the lines that have a price; null while none has. */
export function subtotalOfQuote(lines: readonly QuoteLineDoc[]): Money | null {
  const priced = lines.flatMap(({ unit, quantity }) => (unit ? [{ unit, quantity }] : []));
  const [first] = priced;
  return first ? subtotalOf(priced, first.unit.currency) : null;
}
