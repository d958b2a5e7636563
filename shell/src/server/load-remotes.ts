import vm from 'node:vm';
import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { loadSlice, setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { containerName, type Container } from '../remotes/container';
import { assertContract, type ContractVersions } from '../page/contract';
import { shellModules } from '../remotes/shell-modules';
import type { RemoteBuild } from './builds';

declare const CONTRACT_OFFERED: ContractVersions;
declare const __non_webpack_require__: NodeJS.Require;

/** A part of a page that a document leaves to the browser. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser';
}

/** A remote and the build that it is rendered with. */
export interface LoadedRemote {
  build: RemoteBuild;
  module: RemoteModule;
}

/** Loads the server builds of the remotes. Gives those that can be rendered with; the others are left to the browser. */
export async function loadRemotes(builds: readonly RemoteBuild[]): Promise<LoadedRemote[]> {
  await connectContainers(builds);
  const results = await Promise.all(
    builds.map(async (build) => {
      try {
        return { build, module: await loadSlice(build.name) };
      } catch (error) {
        console.error(`Remote ${build.name} is left to the browser`, error);
        return undefined;
      }
    }),
  );
  const loaded = results.filter((result) => result !== undefined);
  // What can't be had stays so for the life of these builds: nothing of it is tried again for every document.
  setRemoteLoader(async (slice) => {
    const known = loaded.find(({ module }) => module.name === slice);
    if (!known) throw new LeftToBrowser(`Remote ${slice} is not rendered on the server`);
    return known.module;
  });
  return loaded;
}

/** Lets the kit load slices from the containers of these builds. */
async function connectContainers(builds: readonly RemoteBuild[]): Promise<void> {
  const federation = createInstance({
    name: containerName('shell'),
    shareStrategy: 'loaded-first',
    shared: await shellModules(CONTRACT_OFFERED),
    remotes: builds.map(({ name, container }) => ({
      name: containerName(name),
      entry: container,
      type: 'commonjs-module',
    })),
    plugins: [containerPlugin()],
  });
  setRemoteLoader(async (slice) => {
    const build = builds.find(({ name }) => name === slice);
    if (!build) throw new Error(`Remote ${slice} is not rendered on the server`);
    assertContract(slice, build.browser.metaData.contract, CONTRACT_OFFERED);
    const id = `${containerName(slice)}/remote`;
    const module = await federation.loadRemote<{ default: RemoteModule }>(id);
    if (!module) throw new Error(`Remote ${slice} is empty`);
    return module.default;
  });
}

/** The runtime's own loader would run whatever an address answers, an error page too, and remember it as the container. */
function containerPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'container',
    async loadEntry({ remoteInfo: { entry, name } }) {
      const response = await fetch(entry);
      if (!response.ok) throw new Error(`${entry} answered ${response.status}`);
      const module: { exports: Record<string, unknown> } = { exports: {} };
      const code = `(function (exports, module, require, __dirname, __filename) {${await response.text()}\n})`;
      const run = vm.runInThisContext(code, { filename: entry }) as (
        exports: object,
        module: object,
        require: NodeJS.Require,
        folder: string,
        file: string,
      ) => void;
      run(module.exports, module, __non_webpack_require__, '', entry);
      const container = (await (module.exports[name] ?? module.exports)) as Container;
      return container;
    },
  };
}
