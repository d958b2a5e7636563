import path from 'node:path';
import webpack from 'webpack';
import { containerName, federationPlugins } from './federation.mjs';
import { moduleRules, resolveOptions } from './module-rules.mjs';
import { leanModulePlugins } from './lean-modules.mjs';
import { packageAliases } from './shared-modules.mjs';
import { SelfReferencePlugin } from './self-reference-plugin.mjs';

/** Folder of a server build within the browser's, so that both are deployed and replaced in one step. */
export const SERVER_FOLDER = 'server';

/**
 * The build of an app for rendering on the server: the same sources and class names as the browser's, without style sheets
 * and pictures. It is one piece but for what is shared.
 * @param {import('./create-mfe-config.mjs').MfeOptions & { publicPath: string }} options
 * @param {import('webpack').Configuration} browser the configuration for the browser
 * @returns {import('webpack').Configuration}
 */
export function serverConfig(options, browser) {
  const host = options.entry !== undefined;
  return {
    name: `${options.name}-server`,
    context: options.dir,
    mode: 'production',
    target: host ? 'node20' : 'async-node',
    entry: host ? entriesOf(options) : {},
    output: {
      path: path.join(options.dir, 'dist', SERVER_FOLDER),
      publicPath: options.publicPath,
      // Beside a package of ES modules Node would take .js for one.
      filename: '[name].cjs',
      chunkFilename: host ? '[name].cjs' : '[id].[fullhash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: containerName(options.name),
      clean: true,
      ...(host ? {} : { library: { type: 'commonjs-module' } }),
    },
    devtool: false,
    // What is kept of a remote's build has the federation runtime with the chunks of the build before, and asks for files that
    // are not there.
    cache: host && {
      .../** @type {import('webpack').FileCacheOptions} */ (browser.cache),
      name: `${options.name}-server`,
    },
    externals: host ? { fastify: 'commonjs fastify' } : {},
    resolve: { ...resolveOptions, alias: packageAliases() },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: moduleRules({ production: true, server: true }),
      strictExportPresence: true,
    },
    optimization: { minimize: false, chunkIds: 'deterministic' },
    plugins: [
      new SelfReferencePlugin(),
      ...leanModulePlugins(),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
      ...federationPlugins({
        dir: options.dir,
        name: options.name,
        host,
        production: true,
        server: true,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** @param {import('./create-mfe-config.mjs').MfeOptions} options */
function entriesOf({ dir, server = {} }) {
  return Object.fromEntries(
    Object.entries(server).map(([name, file]) => [name, path.join(dir, file)]),
  );
}
