type Factory = () => unknown;

/** A module in the federation's table of what the page shares. */
interface SharedModule {
  from: string;
  get: () => Promise<Factory> | Factory;
  /** What makes the module, once it is there. */
  lib?: Factory;
  loaded?: boolean;
}

/** The table: by name, then by version. */
export type SharedModules = Record<string, Record<string, SharedModule>>;

/** What a remote's container says when a chunk of it needs shared modules. */
export interface ConsumeOptions {
  chunkId: string | number;
  promises: unknown[];
  /** By module: its promise, or 0 once it can be run. */
  installedModules: Record<string, Promise<unknown> | 0>;
  webpackRequire: {
    m: Record<string, (module: { exports: unknown }) => void>;
    c: Record<string, unknown>;
    consumesLoadingData?: {
      chunkMapping?: Record<string, (string | number)[]>;
      moduleIdToConsumeDataMapping?: Record<string, { shareKey: string }>;
    };
  };
}

/**
 * Takes a module straight from the shell, or from the one remote that has it, and leaves the choice among several to the
 * runtime. That goes through the whole table and compares versions for each module of each chunk.
 */
export function consumeFromShell<Options extends ConsumeOptions>(
  shared: () => SharedModules,
  shell: string,
  others: (options: Options) => void,
): (options: Options) => void {
  return (options) => {
    const { chunkId, promises, installedModules, webpackRequire } = options;
    const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData ?? {};
    for (const id of chunkMapping?.[chunkId] ?? []) {
      const key = moduleIdToConsumeDataMapping?.[id]?.shareKey ?? '';
      const offered = soleSource(Object.values(shared()[key] ?? {}), shell);
      if (!offered || id in installedModules) continue;
      const installing = factoryOf(offered).then(
        (factory) => {
          installedModules[id] = 0;
          webpackRequire.m[id] = (module) => {
            Reflect.deleteProperty(webpackRequire.c, id);
            module.exports = factory();
          };
        },
        (error: unknown) => {
          Reflect.deleteProperty(installedModules, id);
          throw error;
        },
      );
      installedModules[id] = installing;
      promises.push(installing);
    }
    others(options);
  };
}

function soleSource(versions: readonly SharedModule[], shell: string): SharedModule | undefined {
  return versions.length === 1 ? versions[0] : versions.find(({ from }) => from === shell);
}

async function factoryOf(module: SharedModule): Promise<Factory> {
  module.lib ??= await module.get();
  module.loaded = true;
  return module.lib;
}
