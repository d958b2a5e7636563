import vm from 'node:vm';
import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { loadSlice, setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { ContractMismatch, unmetNeeds, type ContractVersions } from '../remotes/contract';
import { shellModules } from '../remotes/shell-modules';
import type { RemoteBuild } from './builds';

declare const CONTRACT_OFFERED: ContractVersions;
declare const __non_webpack_require__: NodeJS.Require;

/** Loads the server builds of the remotes. Gives those that can be rendered with; the others are left to the browser. */
export async function loadRemotes(builds: readonly RemoteBuild[]): Promise<RemoteBuild[]> {
  const federation = createInstance({
    name: 'mfe_shell',
    shareStrategy: 'loaded-first',
    shared: await shellModules(),
    remotes: builds.map(({ name, container }) => ({
      name: `mfe_${name}`,
      entry: container,
      type: 'commonjs-module',
    })),
    plugins: [containerPlugin()],
  });
  setRemoteLoader(async (slice) => {
    const build = builds.find(({ name }) => name === slice);
    if (!build) throw new Error(`Remote ${slice} is not rendered on the server`);
    const unmet = unmetNeeds(build.browser.metaData.contract, CONTRACT_OFFERED);
    if (unmet.length > 0) {
      throw new ContractMismatch(`Remote ${slice} needs ${unmet.join(' and ')}`);
    }
    const module = await federation.loadRemote<{ default: RemoteModule }>(`mfe_${slice}/remote`);
    if (!module) throw new Error(`Remote ${slice} is empty`);
    return module.default;
  });
  const loaded = await Promise.all(
    builds.map(async (build) => {
      try {
        await loadSlice(build.name);
        return build;
      } catch (error) {
        console.error(`Remote ${build.name} is left to the browser`, error);
        return undefined;
      }
    }),
  );
  return loaded.filter((build) => build !== undefined);
}

/** The runtime's own loader would run whatever an address answers, an error page too, and remember it as the container. */
function containerPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'container',
    async loadEntry({ remoteInfo: { entry, name } }) {
      const response = await fetch(entry);
      if (!response.ok) throw new Error(`${entry} answered ${response.status}`);
      const module: { exports: Record<string, unknown> } = { exports: {} };
      const code = `(function (exports, module, require) {${await response.text()}\n})`;
      const run = vm.runInThisContext(code, { filename: entry }) as (
        exports: object,
        module: object,
        require: NodeJS.Require,
      ) => void;
      run(module.exports, module, __non_webpack_require__);
      const container = (await (module.exports[name] ?? module.exports)) as Container;
      return container;
    },
  };
}

type Container = NonNullable<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>
>;
