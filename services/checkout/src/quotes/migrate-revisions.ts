import type { mongo } from 'mongoose';
import type { QuoteDoc, QuoteRevisionDoc } from './quote.schema';

const BATCH = 500;

/** What was asked for, and the last answer. Answers before that one were not kept. */
export async function keepQuoteRevisions(db: mongo.Db): Promise<void> {
  const quotes = db.collection<QuoteDoc>('quotes');
  for (;;) {
    const batch = await quotes
      .find({ revisions: { $exists: false } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    await quotes.bulkWrite(
      batch.map((quote) => ({
        updateOne: { filter: { _id: quote._id }, update: { $set: { revisions: known(quote) } } },
      })),
    );
  }
}

function known(quote: QuoteDoc): QuoteRevisionDoc[] {
  const { customerId, customerName, lines, note, validUntil, quotedRevision } = quote;
  const noTerms = { shipping: null, totals: null };
  const request: QuoteRevisionDoc = {
    number: 0,
    at: quote.createdAt,
    ...{ by: 'customer', byId: customerId, byName: customerName },
    lines: lines.map((line) => ({ ...line, unit: null })),
    ...{ ...noTerms, note: null, validUntil: null },
  };
  if (quotedRevision === 0) return [request];
  const answer: QuoteRevisionDoc = {
    number: quotedRevision,
    at: quote.updatedAt,
    ...{ by: 'staff', byId: '', byName: '' },
    ...{ ...noTerms, lines, note, validUntil },
  };
  return [request, answer];
}
