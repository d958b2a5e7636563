import { Injectable } from '@nestjs/common';
import type {
  answerQuoteSchema,
  Quote,
  QuoteProducts,
  QuoteShipping,
} from '@solar/contracts/checkout/quotes-http';
import { QUOTE_TRANSITIONS } from '@solar/contracts/checkout/quote-states';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem, type FieldError } from '@solar/service-kit/errors/problem';
import type { z } from 'zod';
import { PriceClient } from '../products/price.client';
import { ProductViews } from '../products/product-views';
import { StockLevels } from '../products/stock-levels';
import { SiteSettingsService } from '../settings/site-settings.service';
import { QuoteMoves } from './quote-moves';
import { QuoteReader } from './quote-reader';
import { nextRevision } from './quote-revisions';
import { QuoteSums } from './quote-sums';
import type { QuoteDoc, QuoteLineDoc } from './quote.schema';

type Answer = z.infer<typeof answerQuoteSchema>;

/** What staff do with a quote: look at stock, price and cost of its products, and answer with terms. */
@Injectable()
export class QuoteAnswering {
  constructor(
    private readonly reader: QuoteReader,
    private readonly moves: QuoteMoves,
    private readonly sums: QuoteSums,
    private readonly products: ProductViews,
    private readonly prices: PriceClient,
    private readonly stock: StockLevels,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Products as staff see them while they price: those of the quote, and others that may come into it. */
  async productsFor(user: Principal, id: string, ids: string[]): Promise<QuoteProducts> {
    const quote = await this.reader.existing(id);
    const customer = { userId: quote.customerId, groupId: quote.groupId };
    const [views, prices, costs] = await Promise.all([
      this.products.byIds(ids),
      this.prices.prices(customer, ids),
      this.prices.costs(ids),
    ]);
    const mayCost = hasPermission(user, 'catalog.costs.read');
    const items = ids.flatMap((productId) => {
      const view = views.get(productId);
      if (!view) return [];
      const { sku, name, brand } = view;
      const known = costs.get(productId);
      return [
        {
          ...{ productId, sku, name, brand },
          available: this.stock.of(productId)?.available ?? null,
          list: known?.list ?? null,
          price: prices.get(productId)?.unit ?? null,
          cost: mayCost ? (known?.cost ?? null) : null,
        },
      ];
    });
    return { items };
  }

  /** Freezes lines and prices until a date; answering again is a new revision. */
  async answer(user: Principal, id: string, input: Answer): Promise<Quote> {
    const quote = await this.reader.existing(id);
    if (input.revision !== undefined && input.revision !== quote.quotedRevision) {
      throw problem.conflict('quote.revised', 'There is a newer revision of this quote');
    }
    assertTransition('quote', QUOTE_TRANSITIONS, quote.status, 'answered');
    const { currency } = await this.settings.current();
    const shipping: QuoteShipping | null = input.shipping ?? null;
    const errors = errorsOf(input, currency);
    if (errors.length > 0) throw problem.validation(errors);
    const lines = await this.linesOf(quote, input);
    const terms = {
      lines,
      shipping,
      totals: await this.sums.totals(lines, shipping),
      validUntil: new Date(input.validUntil),
      note: input.note || null,
    };
    const author = { by: 'staff', byId: user.userId, byName: user.name } as const;
    const revision = nextRevision(quote, terms, author, new Date());
    return this.reader.whole(await this.moves.answer(quote, 'answered', revision));
  }

  private async linesOf(quote: QuoteDoc, { lines }: Answer): Promise<QuoteLineDoc[]> {
    const known = new Map(quote.lines.map((line) => [line.productId, line]));
    const added = lines.map(({ productId }) => productId).filter((id) => !known.has(id));
    const views = await this.products.byIds(added);
    return lines.map(({ productId, unit, quantity }, index) => {
      const line = known.get(productId);
      if (line) return { ...line, unit, quantity: quantity ?? line.quantity };
      const view = views.get(productId);
      if (!view?.active) throw problem.notFound('Product');
      if (quantity === undefined) {
        const path = `lines.${index}.quantity`;
        throw problem.validation([{ path, code: 'required', message: 'How many of it' }]);
      }
      const { sku, slug, name, brand } = view;
      return { productId, sku, slug, name, brand, quantity, unit };
    });
  }
}

function errorsOf({ lines, shipping, validUntil }: Answer, currency: string): FieldError[] {
  const priced = lines.every(({ unit }) => unit.amount > 0 && unit.currency === currency);
  const shipped = !shipping || (shipping.cost.amount >= 0 && shipping.cost.currency === currency);
  const code = 'invalid';
  return [
    ...(priced
      ? []
      : [{ path: 'lines', code, message: `Every line needs a price in ${currency}` }]),
    ...(shipped
      ? []
      : [{ path: 'shipping', code, message: `Shipping costs nothing or more, in ${currency}` }]),
    ...(new Date(validUntil) > new Date()
      ? []
      : [{ path: 'validUntil', code, message: 'The validity must lie ahead' }]),
  ];
}
