/** A slice that has not answered by then counts as down; the visitor may try again. */
export const REMOTE_TIMEOUT_MS = 5000;

/** The part of a remote's manifest that says where the container and the exposed module are. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes?: { assets: { js: { sync: string[] } } }[];
}

const started = new Map<string, Promise<Manifest>>();

/** Address of a remote's container, from its manifest: read anew each time, except for one that was just preloaded. */
export async function containerUrl(url: string): Promise<string> {
  const manifest = started.get(url) ?? fetchManifest(url);
  started.delete(url);
  return filesOf(url, await manifest).container;
}

/**
 * Fetches a remote's first files without running them. One after the other they would wait for the scripts of the shell;
 * here they come beside them.
 */
export async function preloadRemote(url: string): Promise<void> {
  const manifest = fetchManifest(url);
  started.set(url, manifest);
  const { container, exposed } = filesOf(url, await manifest);
  for (const href of [container, ...exposed]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}

function filesOf(url: string, { metaData, exposes = [] }: Manifest) {
  const { name, path } = metaData.remoteEntry;
  const absolute = (file: string) => new URL(path + file, new URL(url, window.location.href)).href;
  return {
    container: absolute(name),
    exposed: exposes.flatMap(({ assets }) => assets.js.sync.map(absolute)),
  };
}

/** The browser's own 'Failed to fetch' names nothing, so the error says which remote it was. */
async function fetchManifest(url: string): Promise<Manifest> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-cache', signal }).catch((cause: unknown) => {
    throw new Error(`Remote manifest ${url} can't be reached`, { cause });
  });
  if (!response.ok) throw new Error(`Remote manifest ${url} answered ${response.status}`);
  return (await response.json()) as Manifest;
}
