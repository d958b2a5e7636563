import { Injectable } from '@nestjs/common';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { requirePrices } from '../pricing/require-prices';
import { QuoteStock } from './quote-stock';
import { presentWholeQuote } from './quote.presenter';
import { QuoteRepository } from './quote.repository';
import type { QuoteDoc } from './quote.schema';

/** Reads one quote, for its owner or for staff. */
@Injectable()
export class QuoteReader {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly stock: QuoteStock,
  ) {}

  async readMine(user: Principal, id: string): Promise<Quote> {
    return this.whole(await this.owned(user, id));
  }

  async read(id: string): Promise<Quote> {
    return this.whole(await this.existing(id));
  }

  async owned(user: Principal, id: string): Promise<QuoteDoc> {
    requirePrices(user);
    const quote = await this.quotes.findOwned(id, user.userId);
    if (!quote) throw problem.notFound('Quote');
    return quote;
  }

  async existing(id: string): Promise<QuoteDoc> {
    const quote = await this.quotes.findById(id);
    if (!quote) throw problem.notFound('Quote');
    return quote;
  }

  /** Whoever can act on a quote sees what is short of it before. */
  whole(quote: QuoteDoc): Quote {
    const now = new Date();
    const open = quote.status === 'answered' || quote.status === 'accepted';
    return presentWholeQuote(quote, open ? this.stock.shortages(quote, now) : [], now);
  }
}
