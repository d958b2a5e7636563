import { plainPath } from '@solar/mfe-kit/i18n/language-address';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { ownerOf, type RemoteEntry } from '../remotes/remote-config';

/** Route of the shell beneath which a slice's routes are added. */
export const sliceRoute = (slice: string): string => `slice-${slice}`;
/** Route of the admin slice beneath which every slice's back-office routes are added. */
export const ADMIN_ROUTE = 'admin';

/** Adds routes; false when nobody took them, as for a navigation that was left meanwhile. */
type AddRoutes = (parent: string, routes: RouteObject[]) => boolean;
type LoadSlice = (name: string, path?: string) => Promise<RemoteModule>;

/** Adds the slices' routes when a path of theirs is first visited. */
export interface RoutePatcher {
  onNavigation: PatchRoutesOnNavigationFunction;
  /** Loads the slice of a path for a router that does not exist yet; empty when it is down. */
  load: (path: string) => Promise<Record<string, RouteObject[]>>;
  /** Loads the slice of a path and adds its routes; false when it is down. */
  patch: (path: string, add: AddRoutes) => Promise<boolean>;
}

/** A patcher over the slices of `/config.json`. */
export function createRoutePatcher(
  remotes: readonly RemoteEntry[],
  loadSlice: LoadSlice,
): RoutePatcher {
  const patched = new Set<string>();
  const patchedAdmin = new Set<string>();

  async function patchOwn(name: string, path: string, add: AddRoutes): Promise<boolean> {
    try {
      const { routes } = await loadSlice(name, path);
      if (!patched.has(name) && add(sliceRoute(name), routes)) patched.add(name);
      return true;
    } catch (error) {
      console.error(`Remote ${name} is down`, error);
      return false;
    }
  }

  /** A slice that is down costs its own screens and entries, never the back office. */
  async function patchAdmin(add: AddRoutes): Promise<void> {
    const slices = remotes.filter(({ admin }) => admin);
    const results = await Promise.allSettled(slices.map(({ name }) => loadSlice(name)));
    const modules: RemoteModule[] = [];
    const failed: string[] = [];
    results.forEach((result, index) => {
      if (result.status === 'fulfilled') modules.push(result.value);
      else failed.push(slices[index]?.name ?? '');
    });
    for (const { name, adminRoutes = [] } of modules) {
      if (!patchedAdmin.has(name) && add(ADMIN_ROUTE, adminRoutes)) patchedAdmin.add(name);
    }
    const items = modules.flatMap(({ adminNav = [] }) => adminNav);
    useAdminNav.setState({ items, failed });
  }

  async function patchPath(path: string, add: AddRoutes): Promise<boolean> {
    const owner = ownerOf(remotes, path);
    if (!owner) return true;
    const up = await patchOwn(owner.name, path, add);
    if (up && owner.name === ADMIN_ROUTE) await patchAdmin(add);
    return up;
  }

  async function load(path: string): Promise<Record<string, RouteObject[]>> {
    const loaded: Record<string, RouteObject[]> = {};
    const owner = ownerOf(remotes, path);
    if (!owner) return loaded;
    await patchOwn(owner.name, path, (_parent, routes) => {
      loaded[owner.name] = routes;
      return true;
    });
    return loaded;
  }

  return {
    load,
    patch: patchPath,
    onNavigation: async ({ path, patch, signal }) => {
      await patchPath(plainPath(path), (parent, routes) => {
        // The router drops what comes for a navigation that was left; the next one has to add it.
        if (signal.aborted) return false;
        patch(parent, routes);
        return true;
      });
    },
  };
}
