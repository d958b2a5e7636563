import type { RouteObject } from 'react-router';
import { editorialRoutes } from '../features/editorial/editorial.routes';
import { HomePage } from '../features/home/home.page';
import { NotFoundPage } from '../page/not-found.page';
import { PageSpinner } from '../page/page-spinner';
import type { RemoteEntry, ShellConfig } from '../remotes/remote-config';
import { ContentError } from './content-error';
import { withTexts } from '../features/editorial/with-texts';
import { RemoteGate } from './remote-gate';
import { RootLayout } from './root-layout';
import { sliceRoute } from './route-patching';

export interface ShellRoutesOptions extends ShellConfig {
  /** Routes of slices that are there from the start, by name. */
  loaded?: Readonly<Record<string, RouteObject[]>>;
  /** Fetches a slice again that was down. */
  retry: () => Promise<void>;
}

/**
 * All routes of the product: the shell's pages, and a place for those of each slice, which come as they are needed. On the
 * server and in the browser the tree is the same, since a document hands over its data by the places in it.
 */
export function shellRoutes({
  remotes,
  environment,
  loaded = {},
  retry,
}: ShellRoutesOptions): RouteObject[] {
  return [
    {
      Component: RootLayout,
      // Without header and footer: one of them broke.
      ErrorBoundary: ContentError,
      children: [
        {
          HydrateFallback: PageSpinner,
          ErrorBoundary: ContentError,
          children: [
            { index: true, Component: HomePage },
            ...editorialRoutes,
            { path: '/test', lazy: () => healthRoute(environment) },
            ...remotes.flatMap((remote) => gatesOf(remote, retry)),
            ...remotes.map(({ name }) => ({ id: sliceRoute(name), children: loaded[name] ?? [] })),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

const loadHealth = withTexts(
  'health',
  {
    en: () => import('../features/health/locales/en.json'),
    fr: () => import('../features/health/locales/fr.json'),
  },
  () => import('../features/health/health.page'),
);

/** The health page; in production administrators alone see it. */
async function healthRoute(environment: ShellConfig['environment']) {
  const { HealthPage } = await loadHealth();
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
