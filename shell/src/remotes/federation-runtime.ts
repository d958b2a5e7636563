import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { breath } from '@solar/mfe-kit/page/breath';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { containerName } from './container';
import type { ContractVersions } from '../page/contract';
import type { RemoteEntry } from './remote-config';
import { entryPlugin, manifestPlugin } from './remote-plugins';
import { shareApartPlugin } from './share-apart-plugin';
import { shellModules } from './shell-modules';

/** What this build of the shell offers to the remotes; the webpack factory writes it. */
declare const CONTRACT_OFFERED: ContractVersions;

type Instance = ReturnType<typeof createInstance>;
let instance: Promise<Instance> | undefined;

/** Loads a slice's remote from where `/config.json` says it lives. */
export async function fetchRemote(
  slice: string,
  remotes: readonly RemoteEntry[],
): Promise<RemoteModule> {
  instance ??= createFederation(remotes);
  const id = `${containerName(slice)}/remote`;
  const runtime = await instance;
  await breath();
  const module = await runtime.loadRemote<{ default: RemoteModule }>(id);
  if (!module) throw new Error(`Remote ${slice} is empty`);
  return module.default;
}

async function createFederation(remotes: readonly RemoteEntry[]): Promise<Instance> {
  // Remotes are built without a runtime of their own and look for it here.
  Object.assign(globalThis, { FEDERATION_RUNTIME: bundlerRuntime });
  // For the containers as well, which ask for most of what is shared.
  registerGlobalPlugins([shareApartPlugin()]);
  return createInstance({
    name: containerName('shell'),
    shareStrategy: 'loaded-first',
    shared: await shellModules(CONTRACT_OFFERED),
    remotes: remotes.map(({ name, entry }) => ({
      name: containerName(name),
      entry,
      type: 'global',
    })),
    plugins: [manifestPlugin(CONTRACT_OFFERED), entryPlugin()],
  });
}
