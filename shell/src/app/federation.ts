import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import type { RemoteEntry } from './remote-config';

/** A slice that has not answered by then counts as down; the visitor may try again. */
export const REMOTE_TIMEOUT_MS = 5000;

/** Name under which the container of a slice registers; the webpack factory builds it the same way. */
const containerName = (slice: string) => `mfe_${slice}`;

/** Tells the federation runtime where the slices live and gives up on one that does not answer in time. */
export function connectRemotes(remotes: readonly RemoteEntry[]): void {
  registerPlugins([
    {
      name: 'solar-timeouts',
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) }),
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout: REMOTE_TIMEOUT_MS };
      },
    },
  ]);
  registerRemotes(remotes.map(({ name, entry }) => ({ name: containerName(name), entry })));
  setRemoteLoader(fetchRemote);
}

async function fetchRemote(slice: string): Promise<RemoteModule> {
  const module = await loadRemote<{ default: RemoteModule }>(`${containerName(slice)}/remote`);
  if (!module) throw new Error(`Remote ${slice} is empty`);
  return module.default;
}
