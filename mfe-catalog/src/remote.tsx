import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { ADMIN_NAV } from './admin-nav';
import { ADMIN_ROUTES } from './admin-routes';

const productList = () => import('./features/product-list/product-list.route');
const productDetail = () => import('./features/product-detail/product-detail.route');

const remote: RemoteModule = {
  name: 'catalog',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [
    { path: '/products', lazy: productList },
    { path: '/products-production', lazy: productList },
    { path: '/products/category/:category', lazy: productList },
    { path: '/products/:slug', lazy: productDetail },
    { path: '/product/:slug', lazy: productDetail },
    { path: '/search', lazy: () => import('./features/search/search.route') },
    { path: '/product-comparison', lazy: () => import('./features/comparison/comparison.route') },
  ],
  adminRoutes: ADMIN_ROUTES,
  adminNav: ADMIN_NAV,
  slots: {
    'featured-products': () => import('./features/featured-products/featured-products.slot'),
    'product-grid': () => import('./features/product-card/product-grid.slot'),
  },
};

export default remote;
