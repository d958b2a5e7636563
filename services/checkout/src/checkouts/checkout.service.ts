import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type {
  Checkout,
  StartCheckout,
  TotalsPreview,
} from '@solar/contracts/checkout/checkout-http';
import type { previewTotalsSchema } from '@solar/contracts/checkout/checkout-http';
import { placeHold } from '@solar/contracts/inventory/commands';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import type { CheckoutConfig } from '../config';
import { VoidService } from '../payments/void.service';
import { OrderPricing, type PricedOrder } from '../pricing/order-pricing.service';
import { requirePrices } from '../pricing/require-prices';
import { presentCheckout, stockInsufficient } from './checkout.presenter';
import { CheckoutRepository, type NewCheckout } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { PurchaseSources, type Source } from './purchase-sources';

/** How long a new checkout waits for the hold of the one that it replaces to be given back. */
const RELEASE_WAIT_MS = 1_500;

@Injectable()
export class CheckoutService {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly sources: PurchaseSources,
    private readonly pricing: OrderPricing,
    private readonly voids: VoidService,
    private readonly signals: CheckoutSignals,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  async preview(
    user: Principal,
    input: z.infer<typeof previewTotalsSchema>,
  ): Promise<TotalsPreview> {
    requirePrices(user);
    const { basket } = await this.sources.load(user, input.quoteId);
    return this.pricing.preview(user, basket, input);
  }

  /**
   * Prices the cart, holds its stock and answers when the stock is held. The key is part of the checkout itself, so that a
   * repeated request finds the checkout that it made, at whatever state it is.
   */
  async start(user: Principal, key: string, input: StartCheckout): Promise<Checkout> {
    requirePrices(user);
    const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const { sameKey, open } = await this.checkouts.findRivals(user.userId, key);
    if (sameKey) return this.repeated(sameKey, bodyHash);
    const source = await this.sources.load(user, input.quoteId);
    if (input.cartRevision !== undefined && input.cartRevision !== source.revision) {
      throw problem.conflict('cart.changed', 'The cart was changed elsewhere; please review it');
    }
    const priced = await this.pricing.price(user, source.basket, {
      country: input.shippingAddress.country,
      methodId: input.shippingMethodId,
      language: input.language,
    });
    refuseChangedPrice(input, priced);
    const rival = open.find((checkout) => checkout.openCartId === source.cartId);
    if (rival) await this.supersede(rival);
    const checkout = this.checkoutOf(user, key, bodyHash, input, source, priced);
    const created = await this.signals.waitAfter(
      checkout._id,
      () => this.insert(checkout),
      (inserted) => (inserted ? this.config.RESERVE_WAIT_MS : 0),
    );
    if (!created) return this.lostRace(user, key, bodyHash);
    return answer(await this.owned(user, checkout._id));
  }

  async read(user: Principal, id: string): Promise<Checkout> {
    return presentCheckout(await this.owned(user, id));
  }

  /** The shopper leaves: the stock is given back now instead of at the end of the hold. */
  async abandon(user: Principal, id: string): Promise<Checkout> {
    const checkout = await this.owned(user, id);
    await this.voids.end(checkout, 'abandoned');
    return this.read(user, id);
  }

  private async owned(user: Principal, id: string): Promise<CheckoutDoc> {
    requirePrices(user);
    const checkout = await this.checkouts.findOwned(id, user.userId);
    if (!checkout) throw problem.notFound('Checkout');
    return checkout;
  }

  private async repeated(known: CheckoutDoc, bodyHash: string): Promise<Checkout> {
    if (known.bodyHash !== bodyHash) {
      throw problem.unprocessable(
        'idempotency.mismatch',
        'This Idempotency-Key was used with another body',
      );
    }
    const now = await this.signals.waitAfter(
      known._id,
      () => this.checkouts.findById(known._id),
      (read) => (read?.state === 'reserving' ? this.config.RESERVE_WAIT_MS : 0),
    );
    if (now?.state !== 'reserving') return answer(now ?? known);
    return answer((await this.checkouts.findById(known._id)) ?? known);
  }

  /** Two requests at once: the same key joins the winner, another key for the same cart is refused. */
  private async lostRace(user: Principal, key: string, bodyHash: string): Promise<Checkout> {
    const winner = await this.checkouts.findByKey(user.userId, key);
    if (winner) return this.repeated(winner, bodyHash);
    throw problem.conflict('checkout.in_progress', 'This cart is being checked out already');
  }

  /** A cart that is checked out again replaces its open checkout, unless that one is paid. */
  private async supersede(open: CheckoutDoc): Promise<void> {
    const now = await this.signals.waitAfter(
      open.holdId,
      async () => {
        await this.voids.end(open, 'superseded');
        return this.checkouts.findById(open._id);
      },
      (ended) => (ended?.state === 'cancelled' && open.state !== 'reserving' ? RELEASE_WAIT_MS : 0),
    );
    if (now?.state === 'cancelled') return;
    throw problem.conflict('checkout.in_progress', 'This cart is being paid already', {
      extra: { checkoutId: open._id },
    });
  }

  private async insert(checkout: NewCheckout): Promise<boolean> {
    try {
      await this.transactions.run(async (session) => {
        await this.checkouts.insert(checkout, session);
        await this.outbox.add(session, placeHold, {
          aggregateId: checkout.holdId,
          version: 0,
          data: {
            holdId: checkout.holdId,
            checkoutId: checkout._id,
            lines: checkout.lines.map(({ productId, quantity }) => ({ productId, quantity })),
            expiresAt: checkout.expiresAt.toISOString(),
          },
        });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
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
    const expiresAt = new Date(Date.now() + this.config.HOLD_SECONDS * 1_000);
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
      shortages: [],
      cancelReason: null,
      expiresAt,
      wakeAt: expiresAt,
    };
  }
}

function answer(checkout: CheckoutDoc): Checkout {
  if (checkout.cancelReason === 'stock_insufficient') throw stockInsufficient(checkout);
  return presentCheckout(checkout);
}

function refuseChangedPrice(input: StartCheckout, priced: PricedOrder): void {
  const seen = input.expectedTotal;
  const { total } = priced.totals;
  if (!seen || (seen.amount === total.amount && seen.currency === total.currency)) return;
  throw problem.conflict('checkout.price_changed', 'A price has changed; please review the order', {
    extra: { lines: priced.lines, totals: priced.totals },
  });
}
