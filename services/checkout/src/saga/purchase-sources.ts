import { Injectable } from '@nestjs/common';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import type { WriteBatch } from '@solar/service-kit/mongo/write-batch';
import { CartRepository, type CartState } from '../cart/cart.repository';
import type { Basket } from '../pricing/order-pricing.service';
import { activeHold } from '../quotes/quote-stock';
import { QuoteRepository } from '../quotes/quote.repository';
import type { CheckoutDoc } from './checkout.schema';

export type Source = {
  cartId: string;
  revision: number;
  basket: Basket;
  /** The hold that keeps the goods already. */
  holdId?: string | undefined;
};

/** A quote, or the customer's cart as it is on the screen. */
type Named = { quoteId?: string | undefined; cartRevision?: number | undefined };

/** What a checkout orders: the customer's cart, or an accepted quote with its frozen prices. */
@Injectable()
export class PurchaseSources {
  constructor(
    private readonly carts: CartRepository,
    private readonly quotes: QuoteRepository,
  ) {}

  /** What the shopper looks at; a cart of the named revision, which is the one on the screen, is answered from memory. */
  async look(user: Principal, { quoteId, cartRevision }: Named): Promise<Source> {
    if (quoteId !== undefined) return this.loadQuote(user, quoteId);
    return cartSource(await this.carts.loadRevision(user.userId, cartRevision));
  }

  /**
   * What the shopper orders. A cart that this replica has seen a moment ago is not read again: whether it has become an order meanwhile
   * is decided by the write of the checkout.
   */
  async load(user: Principal, { quoteId, cartRevision }: Named): Promise<Source> {
    if (quoteId !== undefined) return this.loadQuote(user, quoteId);
    return cartSource(await this.carts.loadToOrder(user.userId, cartRevision));
  }

  /** The next look reads the cart. */
  forget({ userId }: Principal): void {
    this.carts.forget(userId);
  }

  /** Takes what was ordered out of its sources, with the batch that makes the orders. */
  async consume(checkouts: readonly CheckoutDoc[], batch: WriteBatch): Promise<void> {
    for (const { quoteId, customerId } of checkouts) {
      if (quoteId === null) continue;
      await this.quotes.markOrdered(quoteId, batch.session);
      await this.carts.dropDraft(customerId, batch.session);
    }
    await this.carts.takeOut(
      checkouts.filter(({ quoteId }) => quoteId === null),
      batch,
    );
  }

  private async loadQuote(user: Principal, quoteId: string): Promise<Source> {
    const quote = await this.quotes.findOwned(quoteId, user.userId);
    if (!quote) throw problem.notFound('Quote');
    if (quote.status !== 'accepted') {
      throw problem.conflict('quote.not_accepted', `This quote is ${quote.status}`);
    }
    if (quote.validUntil === null || quote.validUntil.getTime() <= Date.now()) {
      throw problem.conflict('quote.expired', 'The prices of this quote are no longer valid');
    }
    const frozen = new Map(
      quote.lines.flatMap(({ productId, unit }) => (unit ? [[productId, unit] as const] : [])),
    );
    const { _id: cartId, version: revision, lines, shipping } = quote;
    const holdId = activeHold(quote, new Date())?.holdId;
    return { cartId, revision, basket: { lines, frozen, shipping }, holdId };
  }
}

function cartSource({ cartId, revision, lines }: CartState): Source {
  if (lines.length === 0) throw problem.conflict('cart.empty', 'The cart is empty');
  return { cartId, revision, basket: { lines, frozen: null } };
}
