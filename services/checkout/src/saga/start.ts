import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Checkout, StartCheckout } from '@solar/contracts/checkout/checkout-http';
import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import { placeHold } from '@solar/contracts/inventory/commands';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { CheckoutConfig } from '../config';
import { OrderPricing, type PricedOrder } from '../pricing/order-pricing.service';
import { requirePrices } from '../pricing/require-prices';
import { presentCheckout, stockInsufficient } from './checkout.presenter';
import { CheckoutRepository, type NewCheckout } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { PurchaseSources, type Source } from './purchase-sources';
import { VoidCheckout } from './void';

/** How long a new checkout waits for the hold of the one that it replaces to be given back. */
const RELEASE_WAIT_MS = 1_500;
/** Rivals of one cart that a request replaces before it gives up. */
const ATTEMPTS = 3;
/** States of a checkout whose cart has become an order. */
const ORDERED: readonly CheckoutState[] = ['awaiting_transfer', 'paid'];

/** The checkout to write, or the one that the key has made; and the hold whose pieces it takes over. */
type Prepared = { checkout: NewCheckout | CheckoutDoc; replaces?: string | undefined };

/** The first step of the saga: read the source, write the checkout, wait for its stock. */
@Injectable()
export class StartCheckoutStep {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly sources: PurchaseSources,
    private readonly pricing: OrderPricing,
    private readonly voids: VoidCheckout,
    private readonly signals: CheckoutSignals,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /**
   * Prices the cart, asks for its stock and answers when the stock is held. The key is part of the checkout itself, so that a
   * repeated request finds the checkout that it made, in whatever state it is.
   */
  async start(user: Principal, key: string, input: StartCheckout): Promise<Checkout> {
    requirePrices(user);
    const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const prepared = await this.prepared(user, key, bodyHash, input).catch(
      async (refusal: unknown): Promise<Prepared> => {
        // The cart of a repeated request may have been ordered, or changed, by what the first one did.
        const known = await this.checkouts.findByKey(user.userId, key);
        if (known) return { checkout: known };
        throw refusal;
      },
    );
    const { checkout } = prepared;
    if ('version' in checkout) return this.repeated(checkout, bodyHash);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const answer = await this.insert(checkout, prepared.replaces);
      if (answer) return answer;
      const { sameKey, ofCart } = await this.checkouts.findRivals(checkout);
      if (sameKey) return this.repeated(sameKey, bodyHash);
      if (ofCart && ORDERED.includes(ofCart.state)) this.refuseChangedCart(user);
      if (ofCart) await this.supersede(ofCart);
    }
    throw problem.conflict('checkout.in_progress', 'This cart is being checked out already');
  }

  private async prepared(
    user: Principal,
    key: string,
    bodyHash: string,
    input: StartCheckout,
  ): Promise<Prepared> {
    const source = await this.sources.load(user, input);
    if (input.cartRevision !== undefined && input.cartRevision !== source.revision) {
      this.refuseChangedCart(user);
    }
    const priced = await this.pricing.price(user, source.basket, {
      country: input.shippingAddress.country,
      methodId: input.shippingMethodId,
      language: input.language,
    });
    refuseChangedPrice(input, priced);
    const checkout = this.checkoutOf(user, key, bodyHash, input, source, priced);
    return { checkout, replaces: source.holdId };
  }

  /** What this replica remembers of the cart may be the reason. */
  private refuseChangedCart(user: Principal): never {
    this.sources.forget(user);
    throw problem.conflict('cart.changed', 'The cart was changed elsewhere; please review it');
  }

  /** Null when a unique index refuses it: the same key, or another open checkout of the cart. */
  private async insert(checkout: NewCheckout, replaces?: string): Promise<Checkout | null> {
    const expiresAt = new Date(Date.now() + this.config.HOLD_SECONDS * 1_000);
    const outbox = this.outbox.owed([holdEntry(checkout, expiresAt, replaces)]);
    const listener = this.signals.listen(checkout._id);
    try {
      const doc = await this.checkouts.insert({
        ...checkout,
        expiresAt,
        wakeAt: expiresAt,
        outbox,
      });
      void this.outbox.publish('checkouts', doc._id, outbox);
      const moved = await listener.first(isDecided, this.config.RESERVE_WAIT_MS);
      return answer(moved?.checkout ?? presentCheckout(doc));
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    } finally {
      listener.end();
    }
  }

  /** Answers with the checkout that the key has made, as soon as its stock is decided. */
  private async repeated(known: CheckoutDoc, bodyHash: string): Promise<Checkout> {
    if (known.bodyHash !== bodyHash) {
      throw problem.unprocessable(
        'idempotency.mismatch',
        'This Idempotency-Key was used with another body',
      );
    }
    if (known.state !== 'reserving') return answer(presentCheckout(known));
    const listener = this.signals.listen(known._id);
    try {
      const now = (await this.checkouts.findById(known._id)) ?? known;
      if (now.state !== 'reserving') return answer(presentCheckout(now));
      const moved = await listener.first(isDecided, this.config.RESERVE_WAIT_MS);
      return answer(moved?.checkout ?? presentCheckout(now));
    } finally {
      listener.end();
    }
  }

  /** A cart that is checked out again replaces its open checkout, unless that one is paid. */
  private async supersede(open: CheckoutDoc): Promise<void> {
    const listener = this.signals.listen(open.holdId);
    try {
      const now = await this.voids.cancel(open, 'superseded');
      if (now?.state !== 'cancelled') {
        throw problem.conflict('checkout.in_progress', 'This cart is being paid already', {
          extra: { checkoutId: open._id },
        });
      }
      if (open.state !== 'reserving') await listener.first(() => true, RELEASE_WAIT_MS);
    } finally {
      listener.end();
    }
  }

  private checkoutOf(
    user: Principal,
    idempotencyKey: string,
    bodyHash: string,
    input: StartCheckout,
    source: Source,
    priced: PricedOrder,
  ): NewCheckout {
    return {
      _id: newId('chk'),
      state: 'reserving',
      customerId: user.userId,
      customerName: user.name,
      email: input.email.toLowerCase(),
      language: input.language,
      cartId: source.cartId,
      cartRevision: source.revision,
      quoteId: input.quoteId ?? null,
      openCartId: source.cartId,
      idempotencyKey,
      bodyHash,
      holdId: newId('hld'),
      orderId: newId('ord'),
      orderNumber: null,
      ...priced,
      shippingAddress: input.shippingAddress,
      billingAddress: input.billingAddress ?? input.shippingAddress,
      notes: input.notes ?? null,
      poNumber: input.poNumber || null,
      taxNumber: input.taxNumber ?? null,
      shortages: [],
      cancelReason: null,
      expiresAt: new Date(),
    };
  }
}

/** A quote's own hold lends its pieces to its checkout, and has them again if that comes to nothing. */
function holdEntry(checkout: NewCheckout, expiresAt: Date, replaces: string | undefined) {
  return outboxEntry(placeHold, {
    aggregateId: checkout.holdId,
    version: 0,
    data: {
      holdId: checkout.holdId,
      checkoutId: checkout._id,
      lines: checkout.lines.map(({ productId, quantity }) => ({ productId, quantity })),
      expiresAt: expiresAt.toISOString(),
      ...(replaces === undefined ? {} : { replaces }),
    },
  });
}

const isDecided = (signal: { checkout: Checkout } | null): boolean =>
  signal !== null && signal.checkout.state !== 'reserving';

function answer(checkout: Checkout): Checkout {
  if (checkout.cancelReason === 'stock_insufficient') throw stockInsufficient(checkout);
  return checkout;
}

function refuseChangedPrice(input: StartCheckout, priced: PricedOrder): void {
  const seen = input.expectedTotal;
  const { total } = priced.totals;
  if (!seen || (seen.amount === total.amount && seen.currency === total.currency)) return;
  throw problem.conflict('checkout.price_changed', 'A price has changed; please review the order', {
    extra: { lines: priced.lines, totals: priced.totals },
  });
}
