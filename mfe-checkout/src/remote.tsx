import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';

const remote: RemoteModule = {
  name: 'checkout',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [
    { path: '/cart', lazy: () => import('./features/cart/cart.route') },
    { path: '/checkout', lazy: () => import('./features/checkout/checkout.route') },
    {
      path: '/checkout/payment/:checkoutId',
      lazy: () => import('./features/payment/payment.route'),
    },
    {
      path: '/checkout/confirmation',
      lazy: () => import('./features/confirmation/confirmation.route'),
    },
    {
      path: '/order-tracking',
      lazy: () => import('./features/order-tracking/order-tracking.route'),
    },
  ],
  adminRoutes: [
    { path: 'orders', lazy: () => import('./features/admin-orders/order-list.route') },
    { path: 'orders/:orderId', lazy: () => import('./features/admin-orders/order-detail.route') },
    { path: 'returns', lazy: () => import('./features/admin-returns/return-list.route') },
    {
      path: 'returns/:returnId',
      lazy: () => import('./features/admin-returns/return-detail.route'),
    },
    { path: 'payments', lazy: () => import('./features/admin-payments/payments.route') },
    { path: 'quotes', lazy: () => import('./features/admin-quotes/quote-list.route') },
    { path: 'quotes/:quoteId', lazy: () => import('./features/admin-quotes/quote-detail.route') },
    {
      path: 'sales',
      lazy: () => import(/* webpackChunkName: "sales" */ './features/admin-sales/sales.route'),
    },
    { path: 'shipping', lazy: () => import('./features/admin-shipping/shipping.route') },
  ],
  adminNav: [
    {
      to: '/admin/sales',
      labelKey: 'checkout:admin.nav.sales',
      icon: 'chart-column',
      permission: 'checkout.orders.read',
      group: 'sales',
      order: 5,
    },
    {
      to: '/admin/orders',
      labelKey: 'checkout:admin.nav.orders',
      icon: 'receipt-text',
      permission: 'checkout.orders.read',
      group: 'sales',
      order: 10,
      find: () =>
        import('./features/admin-orders/find-orders').then(({ findOrders }) => findOrders),
    },
    {
      to: '/admin/returns',
      labelKey: 'checkout:admin.nav.returns',
      icon: 'package-check',
      permission: 'checkout.orders.read',
      group: 'sales',
      order: 15,
      find: () =>
        import('./features/admin-returns/find-returns').then(({ findReturns }) => findReturns),
    },
    {
      to: '/admin/payments',
      labelKey: 'checkout:admin.nav.payments',
      icon: 'credit-card',
      permission: 'checkout.payments.read',
      group: 'sales',
      order: 20,
    },
    {
      to: '/admin/quotes',
      labelKey: 'checkout:admin.nav.quotes',
      icon: 'file-text',
      permission: 'checkout.quotes.write',
      group: 'sales',
      order: 30,
      find: () =>
        import('./features/admin-quotes/find-quotes').then(({ findQuotes }) => findQuotes),
    },
    {
      to: '/admin/shipping',
      labelKey: 'checkout:admin.nav.shipping',
      icon: 'truck',
      permission: 'checkout.settings.write',
      group: 'sales',
      order: 40,
    },
  ],
  slots: {
    'cart-drawer': () => import('./features/cart-drawer/cart-drawer.slot'),
    'quote-revisions': () => import('./features/quote-revisions/quote-revisions.slot'),
    'customer-sales': () => import('./features/customer-sales/customer-sales.slot'),
    'sales-overview': () =>
      import(/* webpackChunkName: "sales" */ './features/admin-sales/sales-overview.slot'),
    'cart-sync': () => import('./features/cart-sync/cart-sync.slot'),
  },
};

export default remote;
