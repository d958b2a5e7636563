import { at, plain, type ScreenRoute } from './screen-route';

/** What a visitor opens without signing in. */
export const VISITOR_ROUTES: readonly ScreenRoute[] = [
  ...plain('/', '/test', '/products', '/products-production'),
  at('/products/category/:category', '/products/category/inverters'),
  at('/products/:slug', '/products/huawei-luna2000-10-s0'),
  at('/product/:slug', '/product/huawei-luna2000-10-s0'),
  at('/search', '/search?q=huawei'),
  ...plain('/product-comparison', '/projects'),
  at('/projects/:slug', '/projects/jumeirah-villa-storage'),
  ...plain('/about', '/about/group', '/about/history', '/about/certifications'),
  ...plain('/csr', '/csr/environment', '/csr/governance', '/csr/community', '/csr/innovation'),
  ...plain('/csr/circular-economy', '/csr/sustainability', '/csr/transparency', '/services'),
  at('/services/:slug', '/services/bess'),
  at('/services/:slug', '/services/on-grid-solar'),
  at('/services/:slug', '/services/off-grid-solar'),
  at('/services/:slug', '/services/solar-leasing'),
  at('/services/:slug', '/services/products-trading'),
  at('/services/:slug', '/services/solar-thermal'),
  ...plain('/contact', '/documentation', '/fusionsolar-app', '/blog'),
  at('/blog/:slug', '/blog/sizing-for-75-degrees'),
  at('/pages/:slug', '/pages/about'),
  ...plain('/faq', '/careers', '/help', '/downloads'),
  ...plain('/legal/terms', '/legal/privacy', '/legal/cookies'),
  ...plain('/newsletter/confirm', '/newsletter/unsubscribe'),
  ...plain('/auth', '/login', '/register', '/forgot-password', '/reset-password'),
  ...plain('/cart', '/order-tracking', '/chat'),
];
