import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { loadRuntime } from './load-runtime';
import type { RemoteEntry } from './remote-config';

/** Lets the kit load slices from where `/config.json` says they live. The federation runtime comes with the first of them. */
export function connectRemotes(remotes: readonly RemoteEntry[]): void {
  setRemoteLoader(async (slice) => {
    if (!remotes.some(({ name }) => name === slice)) {
      throw new Error(`No remote ${slice} in the configuration`);
    }
    const { fetchRemote } = await loadRuntime();
    return fetchRemote(slice, remotes);
  });
}
