import { at, firstOf, plain, type ScreenRoute } from './screen-route';

/** What a customer who is signed in opens. */
export const CUSTOMER_ROUTES: readonly ScreenRoute[] = [
  ...plain('/account', '/account/orders'),
  firstOf('/account/orders/:id', '/api/checkout/orders', 'orderId'),
  ...plain('/account/wishlist', '/account/profile', '/account/addresses', '/account/billing'),
  ...plain(
    '/account/settings',
    '/account/security',
    '/account/security/two-step',
    '/account/tickets',
    '/account/tickets/new',
  ),
  firstOf('/account/tickets/:id', '/api/support/tickets'),
  ...plain('/account/quotes'),
  firstOf('/account/quotes/:id', '/api/checkout/quotes', 'quoteId'),
  ...plain('/checkout'),
  // Without a payment of one's own both say so, which is a state of the screen that people see too.
  at('/checkout/payment/:checkoutId', '/checkout/payment/chk_00000000000000000000000000'),
  ...plain('/checkout/confirmation'),
];
