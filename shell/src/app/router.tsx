import { plainPath } from '@solar/mfe-kit/i18n/language-address';
import { breath } from '@solar/mfe-kit/page/breath';
import { loadSlice } from '@solar/mfe-kit/remote/remote-registry';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { readPageState } from '../document/page-state';
import { ownerOf, type RemoteEntry, type ShellConfig } from '../remotes/remote-config';
import { reloadWhenReachable } from './reload-when-reachable';
import { createRoutePatcher } from './route-patching';
import { shellRoutes } from './shell-routes';

export interface ShellRouterOptions {
  /** What stands before every path: the language of the address. */
  basename: string;
  /** What a document from the server knows already; absent where the page starts from nothing. */
  hydration?: { loaderData: Record<string, unknown> };
}

/** The one router of the product: the shell's pages, and the slices' routes as they are needed. */
export async function createShellRouter(config: ShellConfig, options: ShellRouterOptions) {
  const patcher = createRoutePatcher(config.remotes, loadSlice);
  const { basename, hydration } = options;
  const opened = plainPath(window.location.pathname);
  const loaded = hydration ? await patcher.load(opened) : {};
  const routes = shellRoutes({ ...config, loaded, retry });
  if (hydration) await resolveScreens(routes, opened);
  await breath();
  const router = createBrowserRouter(routes, {
    basename: basename || '/',
    hydrationData: hydration,
    patchRoutesOnNavigation: patcher.onNavigation,
  });

  /** Fetches a slice again; when it is up the same address shows its screen. */
  async function retry(): Promise<void> {
    // A file that failed to be preloaded fails once more wherever it is asked for; only a new document forgets that.
    if (readPageState()) return reloadWhenReachable();
    const { pathname, search, hash } = router.state.location;
    const path = plainPath(pathname);
    const up = await patcher.patch(path, (parent, children) => {
      router.patchRoutes(parent, children);
      return true;
    });
    if (up) await router.navigate({ pathname: path, search, hash }, { replace: true });
  }

  return router;
}

/** Fetches the code of the screen at a path: a document can only be taken over by what is there. */
async function resolveScreens(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Fetches the slice of a link before it is clicked. */
export function prefetchOnIntent(remotes: readonly RemoteEntry[]): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const owner = ownerOf(remotes, plainPath(link.pathname));
    if (owner) loadSlice(owner.name).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
