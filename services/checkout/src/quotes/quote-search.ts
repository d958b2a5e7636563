import { fillTerms, searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { mongo } from 'mongoose';
import type { QuoteDoc } from './quote.schema';

type Searched = Pick<QuoteDoc, 'quoteNumber' | 'customerName'> & {
  lines: readonly Pick<QuoteDoc['lines'][number], 'sku' | 'name'>[];
};

/** What the back office finds a quote by: its number, its customer, and the SKUs and names of its products. */
export function quoteSearchTerms({ quoteNumber, customerName, lines }: Searched): string[] {
  const products = lines.flatMap(({ sku, name }) => [sku, name]);
  return searchTermsOf([quoteNumber, customerName, ...products]);
}

/** Migration step: quotes from before they could be searched. */
export function searchQuotes(db: mongo.Db): Promise<void> {
  return fillTerms<Searched>(db, 'quotes', {
    from: ['quoteNumber', 'customerName', 'lines'],
    into: 'searchTerms',
    termsOf: quoteSearchTerms,
  });
}
