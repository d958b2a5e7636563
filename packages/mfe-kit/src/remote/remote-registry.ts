import { matchRoutes, type RouteObject } from 'react-router';
import { create } from 'zustand';
import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { breath } from '@solar/mfe-kit/page/breath';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';

type Loader = (name: string) => Promise<RemoteModule>;

/** What is known of a slice's remote. */
export type RemoteState = 'idle' | 'loading' | 'ready' | 'failed';

/** State of each remote, for the admin frame and the health page. */
export const useRemotes = create<Record<string, RemoteState>>()(() => ({}));

const loaded = new Map<string, Promise<RemoteModule>>();
let loader: Loader = (name) => Promise.reject(new Error(`No loader for remote ${name}`));

/** The host says how a remote is fetched; everything loaded before is forgotten. */
export function setRemoteLoader(next: Loader): void {
  loader = next;
  loaded.clear();
}

/**
 * The remote of a slice with its texts registered. A failed load is forgotten, so that asking again retries. The code of
 * the screen at `path` is fetched beside the texts, instead of after them.
 */
export function loadSlice(name: string, path?: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  useRemotes.setState({ [name]: 'loading' });
  const loading = fetchSlice(name, path);
  loaded.set(name, loading);
  loading.then(
    () => useRemotes.setState({ [name]: 'ready' }),
    () => {
      loaded.delete(name);
      useRemotes.setState({ [name]: 'failed' });
    },
  );
  return loading;
}

async function fetchSlice(name: string, path?: string): Promise<RemoteModule> {
  const remote = await loader(name);
  await breath();
  const texts = registerLocales(remote.name, remote.locales);
  await breath();
  if (path !== undefined) fetchScreen(remote.routes, path);
  await texts;
  return remote;
}

/** Fetching it again is what the router does when it shows the screen; it then meets what has come by then. */
function fetchScreen(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}
