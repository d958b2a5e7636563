import { Injectable } from '@nestjs/common';
import type { AcceptQuote, Quote } from '@solar/contracts/checkout/quotes-http';
import { QUOTE_TRANSITIONS } from '@solar/contracts/checkout/quote-states';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { PriceClient } from '../products/price.client';
import { ProductViews } from '../products/product-views';
import { StockLevels } from '../products/stock-levels';
import { SiteSettingsService } from '../settings/site-settings.service';
import { QuoteMails } from './quote-mails';
import { QuoteMoves } from './quote-moves';
import { QuoteReader } from './quote-reader';
import { nextRevision } from './quote-revisions';
import { QuoteStock } from './quote-stock';
import { QuoteSums } from './quote-sums';
import type { QuoteDoc, QuoteLineDoc, QuoteRevisionDoc } from './quote.schema';
import { applyChoices, type Chosen, type Substitute } from './shortage-choices';

/**
 * The customer accepts a revision. It does not order yet: the customer checks out with the quote's prices before `validUntil`. What is
 * short is named first, and accepted as the customer chooses.
 */
@Injectable()
export class QuoteAcceptance {
  constructor(
    private readonly reader: QuoteReader,
    private readonly moves: QuoteMoves,
    private readonly sums: QuoteSums,
    private readonly stock: QuoteStock,
    private readonly levels: StockLevels,
    private readonly products: ProductViews,
    private readonly prices: PriceClient,
    private readonly settings: SiteSettingsService,
    private readonly mailer: Mailer,
    private readonly mails: QuoteMails,
  ) {}

  async accept(user: Principal, id: string, input: AcceptQuote): Promise<Quote> {
    const quote = await this.reader.owned(user, id);
    const now = new Date();
    if (input.revision !== quote.quotedRevision) {
      throw problem.conflict('quote.revised', 'There is a newer revision of this quote', {
        extra: { quote: this.reader.whole(quote) },
      });
    }
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, 'accepted');
    if (quote.validUntil !== null && quote.validUntil <= now) {
      throw problem.conflict('quote.expired', 'The prices of this quote are no longer valid');
    }
    const chosen = await this.chosen(user, quote, input, now);
    const { lines, waitsFor } = chosen;
    const revision = chosen.changed ? await this.revised(user, quote, lines, now) : undefined;
    if (revision && lines.some(({ unit }) => unit === null)) {
      return this.askStaff(quote, revision);
    }
    const change = revision ? { revision, waitsFor } : { waitsFor };
    return this.reader.whole(await this.moves.accept(quote, change));
  }

  private async chosen(
    user: Principal,
    quote: QuoteDoc,
    { choices }: AcceptQuote,
    now: Date,
  ): Promise<Chosen> {
    const shortages = this.stock.shortages(quote, now);
    const wanted = choices.flatMap((choice) =>
      choice.take === 'alternative' ? [choice.substituteId] : [],
    );
    refuseDoubles(quote, wanted);
    const substitutes = await this.substitutes(user, wanted);
    const chosen = applyChoices(quote.lines, shortages, choices, substitutes);
    if (chosen.undecided.length > 0) {
      throw problem.conflict('quote.short', 'There is not enough stock for this quote', {
        extra: { shortages: chosen.undecided },
      });
    }
    if (chosen.repriced.length > 0) {
      throw problem.conflict('quote.price_changed', 'The price of an alternative has changed');
    }
    if (chosen.lines.length === 0) {
      throw problem.conflict('quote.nothing_left', 'Nothing of this quote would be left');
    }
    return chosen;
  }

  /** An alternative without a price: staff are asked for one, as they were for the first prices. */
  private async askStaff(quote: QuoteDoc, revision: QuoteRevisionDoc): Promise<Quote> {
    const { contactEmail } = await this.settings.current();
    const asked = { ...quote, lines: revision.lines };
    const mail = await this.mails.requested(contactEmail, asked);
    const entries = [this.mailer.entry(mail)];
    return this.reader.whole(await this.moves.move(quote, 'requested', { revision }, entries));
  }

  private async revised(
    user: Principal,
    quote: QuoteDoc,
    lines: QuoteLineDoc[],
    now: Date,
  ): Promise<QuoteRevisionDoc> {
    const { shipping = null, note, validUntil } = quote;
    const totals = await this.sums.totals(lines, shipping);
    const author = { by: 'customer', byId: user.userId, byName: user.name } as const;
    return nextRevision(quote, { lines, shipping, totals, note, validUntil }, author, now);
  }

  private async substitutes(user: Principal, ids: string[]): Promise<Map<string, Substitute>> {
    if (ids.length === 0) return new Map();
    const { currency } = await this.settings.current();
    const [views, prices] = await Promise.all([
      this.products.byIds(ids),
      this.prices.prices(user, ids),
    ]);
    return new Map(
      ids.map((productId) => {
        const view = views.get(productId);
        if (!view?.active) throw problem.notFound('Product');
        const { sku, slug, name, brand } = view;
        const { unit = null, tiers, buyable } = prices.get(productId) ?? {};
        const price = buyable && unit?.currency === currency ? { unit, tiers } : null;
        const available = this.levels.of(productId)?.available ?? null;
        return [productId, { productId, sku, slug, name, brand, price, available }];
      }),
    );
  }
}

function refuseDoubles(quote: QuoteDoc, wanted: readonly string[]): void {
  const all = [...quote.lines.map(({ productId }) => productId), ...wanted];
  if (new Set(all).size === all.length) return;
  throw problem.validation([
    { path: 'choices', code: 'duplicate', message: 'A product may appear once' },
  ]);
}
