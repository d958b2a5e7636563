import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { breath } from '@solar/mfe-kit/page/breath';
import { awaitBytes } from './await-bytes';
import type { Container } from './container';
import { assertContract, type ContractVersions } from '../page/contract';
import { filesOf, readManifest } from './remote-manifest';

/** Without snapshots the runtime reads no manifest: a remote's `entry` is the manifest's address until this has run. */
const isManifest = (entry: string) =>
  new URL(entry, window.location.href).pathname.endsWith('.json');

/**
 * Finds a remote's container by its manifest, which is read anew on every attempt, and refuses a remote of another
 * contract before any code of it is fetched.
 */
export function manifestPlugin(offered: ContractVersions): ModuleFederationRuntimePlugin {
  return {
    name: 'manifest',
    async afterResolve(args) {
      const { remote, remoteInfo, origin } = args;
      if (origin.moduleCache.has(remote.name)) return args;
      if (!('entry' in remote) || !isManifest(remote.entry)) return args;
      const manifest = await readManifest(remote.entry);
      assertContract(remote.name, manifest.metaData.contract, offered);
      remoteInfo.entry = filesOf(remote.entry, manifest).container;
      remoteInfo.entryGlobalName = manifest.name;
      remoteInfo.type = 'global';
      return args;
    },
    errorLoadRemote({ origin, id }) {
      // The next attempt shall read the manifest anew instead of going on with the address that failed.
      for (const { name } of origin.options.remotes) {
        if (id.startsWith(`${name}/`)) origin.moduleCache.delete(name);
      }
    },
  };
}

/** Runs a container when all of it has arrived. Every attempt has an element of its own: one that failed is never asked again. */
export function entryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'entry',
    async loadEntry({ remoteInfo }) {
      const { entry, entryGlobalName } = remoteInfo;
      await awaitBytes(entry);
      await runScript(entry);
      // What it asks for runs in a task of its own.
      await breath();
      const container: unknown = Reflect.get(globalThis, entryGlobalName);
      if (!isContainer(container)) throw new Error(`Remote container ${entry} is empty`);
      return container;
    },
  };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`Remote container ${url} can't be loaded`)),
    );
    document.head.append(script);
  }).finally(() => script.remove());
}
