import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

/** What the list, the product and the featured products have in common: one request instead of a dozen small ones. */
const SHOP =
  /packages[\\/](?:contracts[\\/]src[\\/](?:common|catalog)|mfe-kit[\\/]src[\\/](?:stores|session[\\/]price|query)|ui[\\/]src[\\/]components[\\/](?:card|price|progress|rating|visually-hidden))[\\/.-]|mfe-catalog[\\/]src[\\/]features[\\/]product-card[\\/]|node_modules[\\/](?:clsx|@radix-ui[\\/](?:primitive|react-(?:collection|compose-refs|context|direction|id|primitive|progress|radio-group|roving-focus|slot|use-[a-z-]+|visually-hidden))|lucide-react[\\/]dist[\\/]esm[\\/](?:Icon|context|shared|createLucideIcon|icons[\\/](?:check|git-compare-arrows|heart|image-off|lock|shopping-cart|star)))(?:[\\/]|\.mjs)/;
/** The controls beside a list. */
const FILTERS =
  /packages[\\/]ui[\\/]src[\\/]components[\\/](?:checkbox|slider)[\\/]|node_modules[\\/]@radix-ui[\\/](?:number|react-(?:checkbox|presence|slider))[\\/]/;
/** What forms and lists of the back office stand on, fetched only where the shell has another version of it. */
const OFFICE = /packages[\\/]mfe-kit[\\/]src[\\/](?:forms|listing)[\\/]/;

export default createMfeConfig({
  dir: import.meta.dirname,
  name: 'catalog',
  devPort: 24001,
  server: {},
  cacheGroups: {
    filters: { name: 'filters', test: FILTERS, chunks: 'async', priority: 15, enforce: true },
    office: { name: 'office', test: OFFICE, chunks: 'async', priority: 12, enforce: true },
    shop: { name: 'shop', test: SHOP, chunks: 'async', priority: 10, enforce: true },
  },
});
