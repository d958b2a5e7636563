import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { pageOf, type RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { ADMIN_NAV } from './admin-nav';
import { ADMIN_ROUTES } from './admin-routes';
import { loadProduct } from './features/product-detail/product-detail.loader';
import { FIT_LOCALES, FIT_NAMESPACE } from './features/product-fit/fit-locales';
import { loadFirstProducts } from './features/product-list/product-list.loader';

const productList = {
  lazy: () =>
    import(
      /* webpackChunkName: "product-list" */ './features/product-list/product-list.route'
    ).then((route) => route.loadScreen()),
  loader: loadFirstProducts,
  handle: pageOf('catalog/product-list'),
};
const productDetail = {
  lazy: () =>
    import(
      /* webpackChunkName: "product-detail" */ './features/product-detail/product-detail.route'
    ),
  loader: loadProduct,
  handle: pageOf('catalog/product-detail'),
};

const remote: RemoteModule = {
  name: 'catalog',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [
    { path: '/products', ...productList },
    { path: '/products-production', ...productList },
    { path: '/products/category/:category', ...productList },
    {
      path: '/products/quick-order',
      lazy: () =>
        import(/* webpackChunkName: "quick-order" */ './features/quick-order/quick-order.route'),
      handle: pageOf('catalog/quick-order'),
    },
    { path: '/products/:slug', ...productDetail },
    { path: '/product/:slug', ...productDetail },
    {
      path: '/search',
      lazy: () => import(/* webpackChunkName: "search" */ './features/search/search.route'),
      handle: pageOf('catalog/search'),
    },
    {
      path: '/product-comparison',
      lazy: () =>
        import(/* webpackChunkName: "comparison" */ './features/comparison/comparison.route'),
      handle: pageOf('catalog/comparison'),
    },
  ],
  adminRoutes: ADMIN_ROUTES,
  adminNav: ADMIN_NAV,
  slots: {
    'featured-products': () =>
      import(
        /* webpackChunkName: "featured-products" */ './features/featured-products/featured-products.slot'
      ),
    'cart-fit': async () => {
      const [slot] = await Promise.all([
        import(/* webpackChunkName: "cart-fit" */ './features/product-fit/cart-fit.slot'),
        registerLocales(FIT_NAMESPACE, FIT_LOCALES),
      ]);
      return slot;
    },
    'customer-price-lists': () => import('./features/admin-price-lists/customer-price-lists.slot'),
    'product-grid': () => import('./features/product-card/product-grid.slot'),
  },
};

export default remote;
