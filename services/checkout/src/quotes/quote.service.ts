import { Injectable } from '@nestjs/common';
import type {
  answerQuoteSchema,
  listQuotesQuerySchema,
  Quote,
  requestQuoteSchema,
} from '@solar/contracts/checkout/quotes-http';
import { quoteAnswered } from '@solar/contracts/checkout/events';
import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Page } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { z } from 'zod';
import { requirePrices } from '../pricing/require-prices';
import { ProductViews } from '../products/product-views';
import { SiteSettingsService } from '../settings/site-settings.service';
import { QuoteMails } from './quote-mails';
import { presentQuote } from './quote.presenter';
import { QuoteRepository, type QuoteAnswer } from './quote.repository';
import type { QuoteDoc } from './quote.schema';

const NUMBER_CHARS = 8;

@Injectable()
export class QuoteService {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly products: ProductViews,
    private readonly settings: SiteSettingsService,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: QuoteMails,
  ) {}

  async request(user: Principal, input: z.infer<typeof requestQuoteSchema>): Promise<Quote> {
    requirePrices(user);
    const views = await this.products.byIds(input.lines.map((line) => line.productId));
    const lines = input.lines.map(({ productId, quantity }) => {
      const view = views.get(productId);
      if (!view?.active) throw problem.notFound('Product');
      const { sku, slug, name, brand } = view;
      return { productId, sku, slug, name, brand, quantity, unit: null };
    });
    const id = newId('quo');
    const asked = {
      _id: id,
      quoteNumber: `Q-${id.slice(-NUMBER_CHARS)}`,
      customerId: user.userId,
      customerName: user.name,
      groupId: user.groupId,
      status: 'requested',
      quotedRevision: 0,
      lines,
      message: input.message ?? null,
      note: null,
      validUntil: null,
    } as const;
    const { contactEmail } = await this.settings.current();
    const mail = await this.mails.requested(contactEmail, asked);
    const outbox = this.outbox.owed([this.mailer.entry(mail)]);
    const quote = await this.quotes.insert({ ...asked, outbox });
    void this.outbox.publish('quotes', quote._id, outbox);
    return presentQuote(quote, new Date());
  }

  async listMine(
    user: Principal,
    query: z.infer<typeof listQuotesQuerySchema>,
  ): Promise<Page<Quote>> {
    requirePrices(user);
    return this.page({ status: query.status, customerId: user.userId }, query);
  }

  list(query: z.infer<typeof listQuotesQuerySchema>): Promise<Page<Quote>> {
    return this.page({ status: query.status }, query);
  }

  async readMine(user: Principal, id: string): Promise<Quote> {
    return presentQuote(await this.owned(user, id), new Date());
  }

  async read(id: string): Promise<Quote> {
    return presentQuote(await this.existing(id), new Date());
  }

  /** Freezes a price for every line; answering again is a new revision. */
  async answer(id: string, input: z.infer<typeof answerQuoteSchema>): Promise<Quote> {
    const quote = await this.existing(id);
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, 'answered');
    const validUntil = new Date(input.validUntil);
    const { currency } = await this.settings.current();
    const units = new Map(input.lines.map((line) => [line.productId, line.unit]));
    const lines = quote.lines.map((line) => ({ ...line, unit: units.get(line.productId) ?? null }));
    const valid =
      validUntil > new Date() &&
      units.size === quote.lines.length &&
      lines.every(({ unit }) => unit && unit.amount > 0 && unit.currency === currency);
    if (!valid) {
      throw problem.validation([
        {
          path: 'lines',
          code: 'invalid',
          message: `Every line needs a price in ${currency}, and the validity must lie ahead`,
        },
      ]);
    }
    return this.settle(quote, 'answered', {
      lines,
      validUntil,
      note: input.note ?? null,
      quotedRevision: quote.quotedRevision + 1,
    });
  }

  /** Accepting does not order: the customer checks out with the quote's prices before `validUntil`. */
  async accept(user: Principal, id: string): Promise<Quote> {
    const quote = await this.owned(user, id);
    if (quote.validUntil !== null && quote.validUntil <= new Date()) {
      throw problem.conflict('quote.expired', 'The prices of this quote are no longer valid');
    }
    return this.move(quote, 'accepted');
  }

  async withdraw(user: Principal, id: string): Promise<Quote> {
    return this.move(await this.owned(user, id), 'withdrawn');
  }

  async decline(id: string): Promise<Quote> {
    const quote = await this.existing(id);
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, 'declined');
    return this.settle(quote, 'declined');
  }

  /** What the customer waits for: the move and its announcement go together. */
  private async settle(
    quote: QuoteDoc,
    to: 'answered' | 'declined',
    change?: QuoteAnswer,
  ): Promise<Quote> {
    const validUntil = to === 'answered' ? (change?.validUntil?.toISOString() ?? null) : null;
    const { _id: quoteId, quoteNumber, customerId } = quote;
    const answer = to === 'answered' ? ('priced' as const) : ('declined' as const);
    const entry = outboxEntry(quoteAnswered, {
      aggregateId: quoteId,
      version: quote.version + 1,
      data: { quoteId, quoteNumber, customerId, answer, validUntil },
    });
    const moved = await this.quotes.move(quote, to, change, this.outbox.owed([entry]));
    if (moved.outbox) void this.outbox.publish('quotes', quoteId, moved.outbox);
    return presentQuote(moved, new Date());
  }

  private async move(quote: QuoteDoc, to: QuoteStatus): Promise<Quote> {
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, to);
    return presentQuote(await this.quotes.move(quote, to), new Date());
  }

  private async page(
    filter: { status?: QuoteStatus; customerId?: string },
    query: z.infer<typeof listQuotesQuerySchema>,
  ): Promise<Page<Quote>> {
    const [items, total] = await this.quotes.list(filter, query);
    const now = new Date();
    return paged(
      items.map((quote) => presentQuote(quote, now)),
      total,
      query,
    );
  }

  private async owned(user: Principal, id: string): Promise<QuoteDoc> {
    requirePrices(user);
    const quote = await this.quotes.findOwned(id, user.userId);
    if (!quote) throw problem.notFound('Quote');
    return quote;
  }

  private async existing(id: string): Promise<QuoteDoc> {
    const quote = await this.quotes.findById(id);
    if (!quote) throw problem.notFound('Quote');
    return quote;
  }
}
