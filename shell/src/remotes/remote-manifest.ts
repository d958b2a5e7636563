import type { ContractVersions } from '../page/contract';

/** A slice whose manifest has not come by then counts as down; the visitor may try again. */
export const MANIFEST_TIMEOUT_MS = 5000;

/** The part of a remote's manifest that the shell reads. */
export interface RemoteManifest {
  /** Global name under which the container registers. */
  name: string;
  metaData: {
    remoteEntry: { name: string; path: string };
    contract: ContractVersions;
  };
  exposes?: { assets: { js: { sync: string[] } } }[];
}

const started = new Map<string, Promise<RemoteManifest>>();

/** Takes the builds that a document was rendered with, instead of those that are deployed by now. */
export function takeBuilds(builds: Readonly<Record<string, RemoteManifest>>): void {
  for (const [url, manifest] of Object.entries(builds)) {
    started.set(new URL(url, window.location.href).href, Promise.resolve(manifest));
  }
}

/** A remote's manifest: read anew each time, except for one that was just preloaded. */
export async function readManifest(address: string): Promise<RemoteManifest> {
  const url = new URL(address, window.location.href).href;
  const manifest = started.get(url) ?? fetchManifest(address);
  started.delete(url);
  return manifest;
}

/**
 * Fetches a remote's first files without running them. One after the other they would wait for the scripts of the shell;
 * here they come beside them.
 */
export async function preloadRemote(url: string): Promise<void> {
  const key = new URL(url, window.location.href).href;
  const manifest = started.get(key) ?? fetchManifest(url);
  started.set(key, manifest);
  const { container, exposed } = filesOf(url, await manifest);
  for (const href of [container, ...exposed]) preloadScript(href);
}

/** Fetches a script without running it. */
export function preloadScript(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
}

/** Addresses of the container and of the scripts of the exposed module. */
export function filesOf(url: string, { metaData, exposes = [] }: RemoteManifest) {
  const { name, path } = metaData.remoteEntry;
  const absolute = (file: string) => new URL(path + file, new URL(url, window.location.href)).href;
  return {
    container: absolute(name),
    exposed: exposes.flatMap(({ assets }) => assets.js.sync.map(absolute)),
  };
}

/** The browser's own 'Failed to fetch' names nothing, so the error says which remote it was. */
async function fetchManifest(url: string): Promise<RemoteManifest> {
  const signal = AbortSignal.timeout(MANIFEST_TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-cache', signal }).catch((cause: unknown) => {
    throw new Error(`Remote manifest ${url} can't be reached`, { cause });
  });
  if (!response.ok) throw new Error(`Remote manifest ${url} answered ${response.status}`);
  return (await response.json()) as RemoteManifest;
}
