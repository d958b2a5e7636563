import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

/**
 * Shared modules come in a chunk each, which is many requests; what the first paint needs is gathered in two. The
 * rest stays apart, so that nobody waits for it.
 */
const FIRST_VENDORS =
  /packages[\\/]build[\\/]webpack[\\/]facades|node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query)|zustand|i18next|react-i18next|clsx|use-sync-external-store|@radix-ui[\\/]react-(?:slot|compose-refs)|lucide-react[\\/]dist[\\/]esm[\\/](?:Icon|context|createLucideIcon|shared|icons[\\/](?:circle-exclamation-point|cloud-off)))(?:[\\/]|\.m?js)/;
const FIRST_PARTS =
  /packages[\\/](?:contracts[\\/]src[\\/]common[\\/](?:permissions|price-rule|money-arithmetic|limits)|mfe-kit[\\/]src[\\/](?:i18n[\\/]i18n\.|locales[\\/]en|query[\\/](?:query-client|site-settings)|session[\\/](?:session|permissions|return)|http[\\/](?:auth|http|error)|remote[\\/](?:remote|kit|admin-nav)|stores[\\/](?!comparison)|page|notify)|ui[\\/]src[\\/]components[\\/](?:ui-text[\\/]ui-text(?:-en)?\.|ui-link|brand|button|icon-button|layout|error-state|empty-state|spinner|visually-hidden|skeleton|toast[\\/]toast(?:er)?\.))/;

/** Small parts of nearly every screen of a slice. */
const SCREEN_PARTS =
  /packages[\\/](?:mfe-kit[\\/]src[\\/](?:format|url|query)|ui[\\/]src[\\/]components[\\/](?:badge|breadcrumbs|field|forbidden-state|link|page-header|pagination|rating|text-area|text-input))[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:arrow-up-right|chevron-(?:down|left|right)|check|eye|eye-off|shield-x|x)\.mjs/;
/** What layers and menus stand on. */
const LAYER_PARTS =
  /node_modules[\\/](?:react-style-singleton|@radix-ui[\\/](?:primitive|react-(?:collection|context|direction|dismissable-layer|id|presence|primitive|use-[a-z-]+|visually-hidden)))[\\/]|packages[\\/]ui[\\/]src[\\/]hooks[\\/]use-focus-return/;
/** What opens over a screen, with all that it stands on. */
const LAYERS =
  /packages[\\/]ui[\\/]src[\\/]components[\\/](?:accordion|dialog|drawer|select)[\\/]|node_modules[\\/](?:@floating-ui|aria-hidden|tslib|use-sidecar|use-callback-ref|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|@radix-ui[\\/](?:number|react-(?:accordion|arrow|collapsible|dialog|focus-guards|focus-scope|popper|portal|select)))[\\/]/;

export default createMfeConfig({
  dir: import.meta.dirname,
  name: 'shell',
  devPort: 24000,
  entry: 'src/main.ts',
  documents: {
    template: 'src/index.html',
    // The front page has its first screen in the document; every other address gets the document without it.
    files: { 'index.html': { front: true }, 'screen.html': { front: false } },
  },
  publicFolder: 'public',
  server: { renderer: 'src/server/renderer.ts', worker: 'src/server/render-worker.ts' },
  cacheGroups: {
    vendors: { name: 'vendors', test: FIRST_VENDORS, chunks: 'all', priority: 30, enforce: true },
    core: { name: 'core', test: FIRST_PARTS, chunks: 'all', priority: 20, enforce: true },
    screens: { name: 'screens', test: SCREEN_PARTS, chunks: 'all', priority: 15, enforce: true },
    parts: { name: 'layer-parts', test: LAYER_PARTS, chunks: 'all', priority: 12, enforce: true },
    layers: { name: 'layers', test: LAYERS, chunks: 'all', priority: 10, enforce: true },
  },
});
