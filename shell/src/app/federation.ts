import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import type { RemoteEntry } from './remote-config';
import { containerUrl, REMOTE_TIMEOUT_MS } from './remote-manifest';

/** What webpack's container of a remote offers. */
interface Container {
  init(shareScope: object): void | Promise<void>;
  get(module: './remote'): Promise<() => { default: RemoteModule }>;
}

/** A promise only if there is something to wait for. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown> | number;
/** Shared modules by name and version, as webpack's runtime keeps them. */
type ShareScope = Record<string, Record<string, { loaded?: boolean; from: string }>>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** Name under which the container of a slice registers; the webpack factory builds it the same way. */
const containerName = (slice: string) => `mfe_${slice}`;

/** Who provides a module of the shell, as webpack's runtime has it. */
const SHELL = containerName('shell');

/** Lets the kit load slices from where `/config.json` says they live. */
export function connectRemotes(remotes: readonly RemoteEntry[]): void {
  const entries = new Map(remotes.map(({ name, entry }) => [name, entry]));
  setRemoteLoader((slice) => {
    const manifest = entries.get(slice);
    if (!manifest) return Promise.reject(new Error(`No remote ${slice} in the configuration`));
    return fetchRemote(slice, manifest);
  });
}

/**
 * Loads a slice's remote. Its manifest is read anew on every attempt, so that a retry after a deployment finds the
 * files of the new build.
 */
async function fetchRemote(slice: string, manifest: string): Promise<RemoteModule> {
  await loadScript(await containerUrl(manifest));
  const container = (window as unknown as Partial<Record<string, Container>>)[containerName(slice)];
  if (!container) throw new Error(`Remote ${slice} is empty`);
  await shareOwnModules();
  await container.init(__webpack_share_scopes__.default);
  const module = await container.get('./remote');
  return module().default;
}

/**
 * Offers the shell's modules to the remotes. They count as loaded, which most of them are: of a module that lives once in
 * the page, a remote then takes the shell's even where it brings a newer one.
 */
async function shareOwnModules(): Promise<void> {
  await __webpack_init_sharing__('default');
  for (const versions of Object.values(__webpack_share_scopes__.default)) {
    for (const entry of Object.values(versions)) entry.loaded ??= entry.from === SHELL;
  }
}

/** Runs a container. Every attempt has an element of its own: one that failed is never asked again. */
function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`Remote container ${url} ${reason}`));
    const timer = setTimeout(() => fail('took too long'), REMOTE_TIMEOUT_MS);
    script.addEventListener('load', () => (clearTimeout(timer), resolve()));
    script.addEventListener('error', () => (clearTimeout(timer), fail("can't be loaded")));
    document.head.append(script);
  }).finally(() => script.remove());
}
