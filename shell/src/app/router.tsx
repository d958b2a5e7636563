import { loadSlice } from '@solar/mfe-kit/remote/remote-registry';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { editorialRoutes } from '../features/editorial/editorial.routes';
import { HomePage } from '../features/home/home.page';
import { ContentError } from './content-error';
import { NotFoundPage } from './not-found.page';
import { PageSpinner } from './page-spinner';
import { ownerOf, type RemoteEntry, type ShellConfig } from '../remotes/remote-config';
import { RemoteGate } from './remote-gate';
import { RootLayout } from './root-layout';
import { CONTENT_ROUTE, createRouteGrafter } from './route-grafting';

/** The one router of the product: the shell's pages, and the slices' routes as they are needed. */
export function createShellRouter({ remotes, environment }: ShellConfig) {
  const grafter = createRouteGrafter(remotes, loadSlice);
  const router = createBrowserRouter(
    [
      {
        Component: RootLayout,
        children: [
          {
            id: CONTENT_ROUTE,
            HydrateFallback: PageSpinner,
            ErrorBoundary: ContentError,
            children: [
              { index: true, Component: HomePage },
              ...editorialRoutes,
              { path: '/test', lazy: () => healthRoute(environment) },
              ...remotes.flatMap((remote) => gatesOf(remote, retry)),
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
    { patchRoutesOnNavigation: grafter.onNavigation },
  );

  /** Fetches a slice again; when it is up the same address shows its screen. */
  async function retry(): Promise<void> {
    const { pathname, search, hash } = router.state.location;
    const up = await grafter.graft(pathname, (parent, routes) =>
      router.patchRoutes(parent, routes),
    );
    if (up) await router.navigate({ pathname, search, hash }, { replace: true });
  }

  return router;
}

/** The health page; in production administrators alone see it. */
async function healthRoute(environment: ShellConfig['environment']) {
  const { HealthPage } = await import('../features/health/health.page');
  if (environment !== 'production') return { Component: HealthPage };
  const { RequirePermission } = await import('@solar/mfe-kit/session/require-permission');
  const Guarded = () => (
    <RequirePermission permission="admin.settings.read">
      <HealthPage />
    </RequirePermission>
  );
  return { Component: Guarded };
}

/** Where a slice's prefix leads while the slice has no route for the path: it is down, or there is no such page. */
function gatesOf({ name, paths }: RemoteEntry, retry: () => Promise<void>): RouteObject[] {
  return paths.map((prefix) => ({
    path: `${prefix}/*`,
    element: <RemoteGate name={name} onRetry={retry} />,
  }));
}

/** Fetches the slice of a link before it is clicked. */
export function prefetchOnIntent(remotes: readonly RemoteEntry[]): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const owner = ownerOf(remotes, link.pathname);
    if (owner) loadSlice(owner.name).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
