import { Injectable } from '@nestjs/common';
import type {
  Checkout,
  previewTotalsSchema,
  TotalsPreview,
} from '@solar/contracts/checkout/checkout-http';
import { PAYABLE_CHECKOUT_STATES } from '@solar/contracts/checkout/checkout-states';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import type { z } from 'zod';
import { OrderPricing } from '../pricing/order-pricing.service';
import { requirePrices } from '../pricing/require-prices';
import { SiteSettingsService } from '../settings/site-settings.service';
import { weekTo, withArrival } from '../shipping/promised-arrival';
import { presentCheckout } from './checkout.presenter';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { PurchaseSources } from './purchase-sources';
import { VoidCheckout } from './void';

/** What the shopper asks of a checkout beside moving it on: its price before, its state, and to leave it. */
@Injectable()
export class CheckoutReader {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly sources: PurchaseSources,
    private readonly pricing: OrderPricing,
    private readonly voids: VoidCheckout,
    private readonly settings: SiteSettingsService,
  ) {}

  async preview(
    user: Principal,
    input: z.infer<typeof previewTotalsSchema>,
  ): Promise<TotalsPreview> {
    requirePrices(user);
    const { basket } = await this.sources.look(user, input);
    return this.pricing.preview(user, basket, input);
  }

  async read(user: Principal, id: string): Promise<Checkout> {
    return this.promised(presentCheckout(await this.owned(user, id)));
  }

  /** The checkout with the days on which its goods arrive if it is paid now; nothing is promised of one that has ended. */
  async promised(checkout: Checkout): Promise<Checkout> {
    if (!PAYABLE_CHECKOUT_STATES.includes(checkout.state)) return checkout;
    const week = weekTo(checkout.shippingAddress.country, await this.settings.current());
    return {
      ...checkout,
      shippingMethod: withArrival(checkout.shippingMethod, new Date(), week),
    };
  }

  /** The shopper leaves: the stock is given back now instead of at the end of the hold. */
  async abandon(user: Principal, id: string): Promise<Checkout> {
    const checkout = await this.owned(user, id);
    return presentCheckout((await this.voids.cancel(checkout, 'abandoned')) ?? checkout);
  }

  private async owned(user: Principal, id: string): Promise<CheckoutDoc> {
    requirePrices(user);
    const checkout = await this.checkouts.findOwned(id, user.userId);
    if (!checkout) throw problem.notFound('Checkout');
    return checkout;
  }
}
