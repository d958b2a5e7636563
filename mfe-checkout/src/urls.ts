import type { PaymentMethod } from '@solar/contracts/checkout/payments-http';

/** Addresses of this slice's screens, and of the few screens of others that it links to. */
export const urls = {
  cart: () => '/cart',
  checkout: (step?: CheckoutStep, quoteId?: string) => {
    const query = new URLSearchParams({
      ...(step && step !== 'address' ? { step } : {}),
      ...(quoteId ? { quote: quoteId } : {}),
    });
    return query.size === 0 ? '/checkout' : `/checkout?${query}`;
  },
  payment: (checkoutId: string, method: PaymentMethod = 'card') =>
    `/checkout/payment/${checkoutId}${method === 'card' ? '' : `?method=${method}`}`,
  confirmation: (paymentId?: string) =>
    paymentId ? `/checkout/confirmation?payment_intent=${paymentId}` : '/checkout/confirmation',
  orderTracking: () => '/order-tracking',
  myOrder: (orderId: string) => `/account/orders/${orderId}`,
  myOrders: () => '/account/orders',
  myQuote: (quoteId: string) => `/account/quotes/${quoteId}`,
  products: () => '/products',
  product: (slug: string) => `/products/${slug}`,
  signIn: (returnTo: string) => `/auth?returnTo=${encodeURIComponent(returnTo)}`,
  terms: () => '/legal/terms',
  returns: () => '/legal/returns',
  contact: () => '/contact',
  admin: {
    orders: () => '/admin/orders',
    order: (orderId: string) => `/admin/orders/${orderId}`,
    ordersOf: (customerId: string) => `/admin/orders?customerId=${customerId}`,
    customer: (customerId: string) => `/admin/customers/${customerId}`,
    product: (productId: string) => `/admin/products/edit/${productId}`,
    sales: (query: Record<string, string> = {}) => `/admin/sales?${new URLSearchParams(query)}`,
    payments: () => '/admin/payments',
    quotes: () => '/admin/quotes',
    quote: (quoteId: string) => `/admin/quotes/${quoteId}`,
    returns: () => '/admin/returns',
    return: (returnId: string) => `/admin/returns/${returnId}`,
    shipping: () => '/admin/shipping',
  },
} as const;

export const CHECKOUT_STEPS = ['address', 'shipping', 'review', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];
