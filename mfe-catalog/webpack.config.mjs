import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

/** What the list, the product and the featured products run in common: one request instead of a dozen small ones. */
const SHOP =
  /packages[\\/]contracts[\\/]src[\\/](?:common[\\/](?:languages|limits|minor-units|money-arithmetic|permissions|picture-widths|price-rule|price-tiers|share-picture)|catalog[\\/](?:attribute-filter|datasheet-url|fit-sites|measure-text|product-images|search-tabs))\.ts|mfe-catalog[\\/]src[\\/]features[\\/]product-card[\\/]|node_modules[\\/](?:clsx|lucide-react[\\/]dist[\\/]esm[\\/](?:Icon|context|shared|createLucideIcon|icons[\\/](?:check|git-compare-arrows|heart|image-off|lock|shopping-cart|star)))(?:[\\/]|\.mjs)/;
/**
 * Chunks of the shop have names, by which a document knows their styles; those of the back office take the same modules from the rest.
 * @param {{ name?: string | null | undefined }} chunk
 */
const isPublic = ({ name }) => Boolean(name) && !/^(?:remote|main|mfe_catalog)$/.test(name ?? '');
/**
 * What none of them runs: schemas of forms and the back office, and the parts of the kit and the design system that come from the shell unless that
 * has another version. One chunk, since the container names each.
 */
const REST =
  /packages[\\/](?:contracts[\\/]src[\\/](?:common|catalog)|mfe-kit[\\/]src[\\/](?:page|stores|session[\\/]price|query)|ui[\\/]src[\\/]components[\\/](?:card|checkbox|price|progress|rating|slider|visually-hidden))[\\/.-]|node_modules[\\/]@radix-ui[\\/](?:number|primitive|react-(?:checkbox|collection|compose-refs|context|direction|id|presence|primitive|progress|radio-group|roving-focus|slider|slot|use-[a-z-]+|visually-hidden))(?:[\\/]|\.mjs)/;
/** Of the kit and the design system what its own pages of the shop show and the shell does not have: it comes with what they run. */
const GOODS =
  /packages[\\/](?:contracts[\\/]src[\\/]common[\\/](?:limits|minor-units|money-arithmetic|permissions|price-rule|dirhams)|mfe-kit[\\/]src[\\/](?:format[\\/]use-dirhams|page|stores|session[\\/]price|query)|ui[\\/]src[\\/]components[\\/](?:card|gallery|icon-button|picture-placeholder|price|progress|quantity-stepper|rating|visually-hidden))[\\/.-]|node_modules[\\/](?:clsx|@radix-ui[\\/](?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|progress|roving-focus|slot|tabs|use-[a-z-]+|visually-hidden))|lucide-react[\\/]dist[\\/]esm[\\/](?:Icon|context|shared|createLucideIcon|icons[\\/](?:image-off|lock|maximize-2|minus|plus|star)))(?:[\\/]|\.mjs)/;
/** What forms and lists of the back office stand on, fetched only where the shell has another version of it. */
const OFFICE = /packages[\\/]mfe-kit[\\/]src[\\/](?:forms|listing)[\\/]/;

export default createMfeConfig({
  dir: import.meta.dirname,
  name: 'catalog',
  devPort: 24001,
  server: {},
  cacheGroups: {
    office: { name: 'office', test: OFFICE, chunks: 'async', priority: 12, enforce: true },
    rest: { name: 'rest', test: REST, chunks: 'async', priority: 8, enforce: true },
    goods: { name: 'goods', test: GOODS, chunks: 'async', priority: 11, enforce: true },
    shop: { name: 'shop', test: SHOP, chunks: isPublic, priority: 10, enforce: true },
  },
});
