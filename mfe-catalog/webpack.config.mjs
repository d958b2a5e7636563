import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

/** What the list, the product and the featured products have in common: one request instead of a dozen small ones. */
const SHOP =
  /packages[\\/](?:contracts[\\/]src[\\/](?:common[\\/](?:country-name|french-spacing|limits|money-arithmetic|permissions|picture-widths|price-rule|share-picture(?!-http))|catalog[\\/](?:attribute-filter|measure-text|product-images))|mfe-kit[\\/]src[\\/](?:i18n[\\/]pick-text|stores[\\/]comparison|session[\\/]price)|ui[\\/]src[\\/]components[\\/](?:card|picture-placeholder|price|progress|rating[\\/]rating(?!-input)))[\\/.-]|mfe-catalog[\\/]src[\\/]features[\\/]product-card[\\/]|node_modules[\\/](?:clsx|@radix-ui[\\/]react-(?:compose-refs|context|primitive|progress|slot)|lucide-react[\\/]dist[\\/]esm[\\/](?:Icon|context|shared|createLucideIcon|icons[\\/](?:check|git-compare-arrows|heart|image-off|lock|shopping-cart|star)))(?:[\\/]|\.mjs)/;
/** The controls beside a list. */
const FILTERS =
  /packages[\\/]ui[\\/]src[\\/]components[\\/](?:checkbox|slider)[\\/]|node_modules[\\/]@radix-ui[\\/](?:number|react-(?:checkbox|presence|slider))[\\/]/;

export default createMfeConfig({
  dir: import.meta.dirname,
  name: 'catalog',
  devPort: 24001,
  server: {},
  cacheGroups: {
    filters: { name: 'filters', test: FILTERS, chunks: 'async', priority: 15, enforce: true },
    shop: { name: 'shop', test: SHOP, chunks: 'async', priority: 10, enforce: true },
  },
});
