import Stripe from 'stripe';
import { CheckoutSweeper } from '../../src/saga/expired';
import { Shop } from '../support/shop';

/** A shop whose declined cards are given up after a second, and what tests of payments do in it. */
export class Payments {
  shop!: Shop;

  async open(): Promise<void> {
    this.shop = await Shop.open({ DECLINE_GRACE_SECONDS: '1' });
  }

  sweep() {
    return this.shop.service.get(CheckoutSweeper).sweep();
  }

  webhook(body: string, secret = 'whsec_test') {
    return this.shop.service.request('POST', '/api/payments/webhook', {
      body,
      headers: {
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }),
      },
    });
  }

  /** A customer whose goods are held and who may pay. */
  async reserved(pieces = 5) {
    const who = await this.shop.customer();
    const product = await this.shop.product(10_000, pieces);
    const checkout = await this.shop.reserved(who, product.productId);
    return { who, product, checkout };
  }

  async eventOf(paymentId: string, type: string) {
    const events = await this.shop.stripe.events.list({ limit: 100 });
    const found = events.data.find(
      (event) => event.type === type && (event.data.object as { id?: string }).id === paymentId,
    );
    if (!found) throw new Error(`No ${type} of ${paymentId}`);
    return found;
  }
}
