import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

/** What the list, the product and the featured products have in common: one request instead of a dozen small ones. */
const SHOP =
  /packages[\\/](?:contracts[\\/]src[\\/](?:common|catalog)|mfe-kit[\\/]src[\\/]stores|ui[\\/]src[\\/]components[\\/](?:card|price|rating|visually-hidden))[\\/]|mfe-catalog[\\/]src[\\/]features[\\/]product-card[\\/]|node_modules[\\/](?:clsx|@radix-ui[\\/](?:primitive|react-(?:collection|compose-refs|context|direction|id|primitive|radio-group|roving-focus|slot|use-[a-z-]+|visually-hidden))|lucide-react[\\/]dist[\\/]esm[\\/](?:Icon|context|shared|createLucideIcon))(?:[\\/]|\.mjs)/;

export default createMfeConfig({
  dir: import.meta.dirname,
  name: 'catalog',
  devPort: 24001,
  cacheGroups: {
    shop: { name: 'shop', test: SHOP, chunks: 'async', priority: 10, enforce: true },
  },
});
