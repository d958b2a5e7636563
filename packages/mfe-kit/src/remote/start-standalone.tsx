import '@solar/ui/styles/global.css';
import { Toaster } from '@solar/ui/toast/toaster';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  type RouteObject,
} from 'react-router';
import { startI18n } from '@solar/mfe-kit/i18n/i18n';
import { Announcer } from '@solar/mfe-kit/page/announcer';
import { bindCacheToSession } from '@solar/mfe-kit/query/query-client';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { KitProviders } from '@solar/mfe-kit/remote/kit-providers';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { loadSlice, setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { StandaloneSignIn } from '@solar/mfe-kit/remote/standalone-sign-in';
import { session } from '@solar/mfe-kit/session/session-store';

const SIGN_IN = '/auth';

/** Starts one slice without the shell, for the team that owns it: its own screens and nothing else. */
export async function startStandalone(remote: RemoteModule): Promise<void> {
  setRemoteLoader((name) =>
    name === remote.name
      ? Promise.resolve(remote)
      : Promise.reject(new Error(`${name} does not run beside ${remote.name}`)),
  );
  await startI18n();
  await Promise.all([loadSlice(remote.name), session.restore()]);
  bindCacheToSession();
  useAdminNav.setState({ items: remote.adminNav ?? [] });
  const children = withAdmin(remote);
  const root = {
    element: <Frame paths={pathsOf(children)} />,
    children: [...children, ...missingPages(children)],
  };
  createRoot(rootElement()).render(
    <KitProviders>
      <RouterProvider router={createBrowserRouter([root])} />
      <Toaster />
      <Announcer />
    </KitProviders>,
  );
}

/** Back-office screens stand beneath the slice's own frame if it has one, else beneath a bare one. */
function withAdmin({ routes, adminRoutes = [] }: RemoteModule): RouteObject[] {
  if (adminRoutes.length === 0) return routes;
  if (!routes.some((route) => route.id === 'admin')) {
    const [first = '/'] = pathsOf(adminRoutes, '/admin');
    const toFirst = <Navigate to={first} replace />;
    return [
      ...routes,
      { path: '/admin', children: [{ index: true, element: toFirst }, ...adminRoutes] },
    ];
  }
  return routes.map((route) =>
    route.id === 'admin' && !route.index
      ? { ...route, children: [...(route.children ?? []), ...adminRoutes] }
      : route,
  );
}

/** What the shell and other slices give in the product: a sign-in, a first page, and a word for other slices' pages. */
function missingPages(routes: RouteObject[]): RouteObject[] {
  const hasSignIn = matchRoutes(routes, SIGN_IN) !== null;
  return [
    ...(hasSignIn ? [] : [{ path: SIGN_IN, element: <StandaloneSignIn /> }]),
    ...(matchRoutes(routes, '/') === null
      ? [{ index: true, element: <p>Choose a screen.</p> }]
      : []),
    { path: '*', element: <p>This page is another slice’s, or there is none.</p> },
  ];
}

/** Addresses of the slice that need no parameter. */
function pathsOf(routes: RouteObject[], base = ''): string[] {
  return routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : `${base}/${route.path ?? ''}`;
    const own = route.path && !/[:*]/.test(path) ? [path] : [];
    return [...own, ...pathsOf(route.children ?? [], path.replace(/\/$/, ''))];
  });
}

function Frame({ paths }: { paths: string[] }) {
  return (
    <>
      <nav aria-label="Slice">
        {paths.map((path) => (
          <Link key={path} to={path}>
            {path}{' '}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root');
  return element;
}
