import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';
import { contractVersions } from './contract-versions.mjs';
import { OneShareRuntimePlugin } from './one-share-runtime-plugin.mjs';
import { sharedPackages, takenFromShell } from './shared-modules.mjs';

const require = createRequire(import.meta.url);

/** Says which builds for browser and server belong together: those of one run. */
const BUILD = randomUUID();

/** Chunk of the module that a remote exposes. */
const EXPOSED_CHUNK = 'remote';

/** Global name under which the container of a slice registers; `catalog` → `mfe_catalog`. */
export const containerName = (/** @type {string} */ slice) => `mfe_${slice}`;

/**
 * @typedef {object} FederationOptions
 * @property {string} dir folder of the app
 * @property {string} name slice name, or `shell`
 * @property {boolean} host whether the app loads others instead of being loaded
 * @property {boolean} production
 * @property {boolean} [server] whether the build is for rendering on the server
 */

/**
 * Federation of an app. Whose addresses are read at run time only, so no remote is named here.
 * @param {FederationOptions} options
 */
export function federationPlugins(options) {
  if (options.host) return hostPlugins(options);
  return options.server ? serverRemotePlugins(options) : remotePlugins(options);
}

/**
 * The host only gives: what it has is what the page uses, so it need not negotiate for its own modules. The federation
 * runtime is a module of its own, which comes with the first remote instead of the first paint.
 * @param {FederationOptions} options
 */
function hostPlugins({ dir, server }) {
  return [
    new webpack.sharing.ProvideSharedPlugin({ provides: sharedPackages(dir) }),
    new webpack.DefinePlugin({
      CONTRACT_OFFERED: JSON.stringify(contractVersions()),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      ENV_TARGET: JSON.stringify(server ? 'node' : 'web'),
    }),
  ];
}

/**
 * A remote takes the runtime of the shell; in development it also starts alone and brings its own.
 * @param {FederationOptions} options
 */
function remotePlugins(options) {
  return [
    new ModuleFederationPlugin(containerOptions(options, 'web')),
    ...takingPlugins(options),
    ...(options.production ? [new webpack.ExternalsPlugin('global', runtimeOfShell)] : []),
  ];
}

/**
 * A remote for the renderer, which loads it over the network as the browser does. It brings the federation runtime, since
 * only there is one that fetches chunks on Node.
 * @param {FederationOptions} options
 */
function serverRemotePlugins(options) {
  return [
    new ModuleFederationPlugin({
      ...containerOptions(options, 'node'),
      library: { type: 'commonjs-module', name: containerName(options.name) },
      remoteType: 'script',
      runtimePlugins: [
        require.resolve('@module-federation/node/runtimePlugin'),
        path.join(import.meta.dirname, 'checked-chunks.runtime-plugin.mjs'),
      ],
    }),
    ...takingPlugins(options),
  ];
}

/**
 * A remote only takes: what it brought for others would be a table in its container that the page reads and never uses.
 * @param {FederationOptions} options
 */
function takingPlugins({ dir }) {
  return [
    new ConsumeSharedPlugin({ shareScope: 'default', consumes: takenFromShell(dir) }),
    new OneShareRuntimePlugin(),
  ];
}

/**
 * What a remote exposes, for the page and for the renderer alike.
 * @param {FederationOptions} options
 * @param {'web' | 'node'} target
 */
function containerOptions({ name, production }, target) {
  return {
    name: containerName(name),
    filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
    shareStrategy: /** @type {const} */ ('loaded-first'),
    dts: false,
    experiments: { optimization: { disableSnapshot: true, target } },
    manifest: { additionalData },
  };
}

/**
 * The package's `externalRuntime` leaves the core of the runtime to the shell; this leaves all of it, which is half a
 * container. Under this name the shell offers it (shell/src/remotes/federation-runtime.ts).
 * @param {{ request?: string }} data
 * @returns {Promise<string | undefined>}
 */
async function runtimeOfShell({ request }) {
  return /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '')
    ? 'FEDERATION_RUNTIME'
    : undefined;
}

/**
 * Adds to the manifest what the shell and the renderer ask for: the versions of the contract, and of every named chunk its
 * files and what it takes from the shell.
 * @param {{ stats: { metaData: object }, compilation: import('webpack').Compilation }} build
 */
function additionalData({ stats, compilation }) {
  Object.assign(stats.metaData, {
    build: BUILD,
    contract: contractVersions(),
    chunks: chunkFiles(compilation),
    consumed: consumedModules(compilation),
  });
}

/**
 * The parts of the design system and of the kit that every named chunk takes from the shell, whose files a document with that
 * chunk needs as well; each with the files of the remote's own copy, which it uses where the shell has none.
 * @param {import('webpack').Compilation} compilation
 */
function consumedModules({ namedChunkGroups, chunkGraph }) {
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => {
      const modules = group.chunks
        .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
        .filter(({ type }) => type === 'consume-shared-module')
        .filter((module) => shareKey(module).startsWith('@solar/'));
      const files = modules.map((module) => [
        shareKey(module),
        module.blocks.flatMap((block) => filesBehind(block, chunkGraph)),
      ]);
      return [name, Object.fromEntries(files)];
    }),
  );
}

/** @param {import('webpack').Module} module */
function shareKey(module) {
  return /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options
    .shareKey;
}

/**
 * Style sheets of what a shared module stands for, and its scripts: those of chunks without a name are in most pages already, in a
 * larger one.
 * @param {import('webpack').AsyncDependenciesBlock} block how the module is asked for
 * @param {import('webpack').ChunkGraph} chunkGraph
 */
export function filesBehind(block, chunkGraph) {
  const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
  return chunks.flatMap(({ name, files }) =>
    [...files].filter((file) => file.endsWith('.css') || (name && file.endsWith('.js'))),
  );
}

/** @param {import('webpack').Compilation} compilation */
export function chunkFiles({ namedChunkGroups }) {
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter((file) => /\.(?:js|css)$/.test(file)),
    ]),
  );
}

/** What a cached build depends on besides its sources. */
export const federationSources = [
  import.meta.filename,
  path.join(import.meta.dirname, 'shared-modules.mjs'),
  path.join(import.meta.dirname, 'contract-versions.mjs'),
  path.join(import.meta.dirname, 'server-config.mjs'),
  path.join(import.meta.dirname, 'module-rules.mjs'),
  path.join(import.meta.dirname, 'lean-modules.mjs'),
  require.resolve('../../mfe-kit/package.json'),
  require.resolve('../../ui/package.json'),
];
