import type { Api } from '../api';
import { Buyer, CARDS } from '../buyer';
import { createProduct } from '../fresh-product';

/** The screens of a purchase with something in it; a payment that is left alone stays open for less than a minute. */
export interface PurchaseScreens {
  buyer: Api;
  /** Where each screen is, made when it is its turn. */
  addresses: (() => Promise<string>)[];
}

/** A customer with one order that is paid and one under way. */
export async function startPurchases(visitor: Api): Promise<PurchaseScreens> {
  const product = await createProduct(visitor, 5);
  const buyer = await Buyer.create(visitor, await visitor.as('admin'));
  return {
    buyer: buyer.api,
    addresses: [
      async () => {
        const payment = await buyer.openPayment(product.id);
        await buyer.pay(payment, CARDS.good);
        await buyer.settled(payment.paymentId);
        return `/checkout/confirmation?payment_intent=${payment.paymentId}`;
      },
      async () => {
        const { checkoutId } = await buyer.openPayment(product.id);
        return `/checkout/payment/${checkoutId}`;
      },
      async () => '/cart',
      async () => '/checkout',
    ],
  };
}
