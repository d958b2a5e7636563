import { Injectable } from '@nestjs/common';
import type {
  listQuotesQuerySchema,
  listStaffQuotesQuerySchema,
  Quote,
  requestQuoteSchema,
} from '@solar/contracts/checkout/quotes-http';
import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Page } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { z } from 'zod';
import { requirePrices } from '../pricing/require-prices';
import { ProductViews } from '../products/product-views';
import { SiteSettingsService } from '../settings/site-settings.service';
import { QuoteMails } from './quote-mails';
import { QuoteMoves } from './quote-moves';
import { presentQuote } from './quote.presenter';
import { requestRevision } from './quote-revisions';
import { QuoteReader } from './quote-reader';
import { quoteSearchTerms } from './quote-search';
import { QuoteRepository } from './quote.repository';

const NUMBER_CHARS = 8;

/** Requests for prices, the lists of them, and their ends. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly reader: QuoteReader,
    private readonly moves: QuoteMoves,
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
    const author = { by: 'customer', byId: user.userId, byName: user.name } as const;
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
      revisions: [requestRevision(lines, author, new Date())],
    } as const;
    const { contactEmail } = await this.settings.current();
    const mail = await this.mails.requested(contactEmail, asked);
    const outbox = this.outbox.owed([this.mailer.entry(mail)]);
    const searchTerms = quoteSearchTerms(asked);
    const quote = await this.quotes.insert({
      ...asked,
      revisions: [...asked.revisions],
      searchTerms,
      outbox,
    });
    void this.outbox.publish('quotes', quote._id, outbox);
    return this.reader.whole(quote);
  }

  async listMine(
    user: Principal,
    query: z.infer<typeof listQuotesQuerySchema>,
  ): Promise<Page<Quote>> {
    requirePrices(user);
    return this.page({ status: query.status, customerId: user.userId }, query);
  }

  list(query: z.infer<typeof listStaffQuotesQuerySchema>): Promise<Page<Quote>> {
    const { status, customerId, q } = query;
    return this.page({ status, customerId, q }, query);
  }

  async withdraw(user: Principal, id: string): Promise<Quote> {
    const quote = await this.reader.owned(user, id);
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, 'withdrawn');
    return this.reader.whole(await this.moves.move(quote, 'withdrawn'));
  }

  async decline(id: string): Promise<Quote> {
    const quote = await this.reader.existing(id);
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, 'declined');
    return this.reader.whole(await this.moves.answer(quote, 'declined'));
  }

  private async page(
    filter: { status?: QuoteStatus; customerId?: string; q?: string },
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
}
