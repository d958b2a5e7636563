import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { containerName, federationPlugins, federationSources } from './federation.mjs';
import { moduleRules, resolveOptions } from './module-rules.mjs';
import { leanModulePlugins } from './lean-modules.mjs';
import { OwnTaskPlugin } from './own-task-plugin.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { PublicFilesPlugin } from './public-files-plugin.mjs';
import { SelfReferencePlugin } from './self-reference-plugin.mjs';
import { SERVER_FOLDER, serverConfig } from './server-config.mjs';
import { ShellAssetsPlugin } from './shell-assets-plugin.mjs';
import { facadeAliases } from './shared-modules.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
/** The chunk of the packages that every page begins with. */
const VENDORS = /^vendors\./;
/** The document of a remote that starts alone. */
const STANDALONE = {
  template: path.join(here, 'standalone.html'),
  files: { 'index.html': {} },
};

/**
 * @typedef {object} MfeOptions
 * @property {string} dir folder of the app (`import.meta.dirname` of its webpack.config.mjs)
 * @property {string} name slice name: `catalog`, `checkout`, … or `shell`
 * @property {number} devPort port of `npm run dev`
 * @property {string} [entry] first module of a host; a remote has none in production
 * @property {{ template: string, files: Record<string, Record<string, unknown>> }} [documents] template of a host's
 *   documents, and the options that it reads for each of them; the last one answers every address without one
 * @property {Record<string, object>} [cacheGroups] extra split-chunks groups
 * @property {string} [publicFolder] folder whose files keep their names
 * @property {Record<string, string>} [server] makes a build for rendering on the server as well: first modules of a host
 *   by name; a remote has none
 */

/**
 * The webpack configuration of a micro-frontend. A remote exposes `./remote` (src/remote.tsx) and nothing else;
 * in development it also starts alone from src/main.tsx.
 * @param {MfeOptions} options
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration | import('webpack').Configuration[]}
 */
export function createMfeConfig(options) {
  return (_env, argv) => {
    const production = argv.mode !== 'development';
    const host = options.entry !== undefined;
    const publicPath = publicPathOf(options.name, host, production);
    /** @type {import('webpack').Configuration & { devServer: object }} */
    const browser = {
      name: options.name,
      context: options.dir,
      mode: production ? 'production' : 'development',
      target: ['web', 'es2022'],
      entry: entryOf(options, production),
      output: {
        path: path.join(options.dir, 'dist'),
        publicPath,
        filename: production ? '[name].[contenthash:8].js' : '[name].js',
        // The container names every chunk: six digits distinguish its builds.
        chunkFilename: production ? '[name].[contenthash:6].js' : '[name].js',
        assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
        uniqueName: containerName(options.name),
        clean: options.server ? { keep: new RegExp(`^${SERVER_FOLDER}/`) } : true,
      },
      devtool: production ? 'source-map' : 'cheap-module-source-map',
      cache: {
        type: 'filesystem',
        name: `${options.name}-${production ? 'production' : 'development'}`,
        // A folder of its own for each folder that is built: what is kept of one names chunks that a copy elsewhere does not have.
        cacheDirectory: path.join(
          root,
          '.local/webpack',
          path.relative(root, options.dir).replaceAll(path.sep, '-'),
        ),
        buildDependencies: {
          config: [import.meta.filename, ...federationSources],
        },
      },
      resolve: {
        ...resolveOptions,
        alias: {
          ...facadeAliases(),
          'solar-standalone-main': path.join(options.dir, 'src/main.tsx'),
        },
      },
      module: { rules: moduleRules({ production }), strictExportPresence: true },
      optimization: {
        minimizer: [
          minimizer({ exclude: VENDORS }, { passes: 3 }),
          // Packages that are large to begin with pack better when nothing of them is repeated where it is used.
          minimizer({ include: VENDORS }, { passes: 2, inline: 0, reduce_vars: false }),
          new CssMinimizerPlugin(),
        ],
        chunkIds: production ? 'deterministic' : 'named',
        splitChunks: {
          // Else each module that is taken from the shell weighs nothing, and gets a chunk of its own.
          defaultSizeTypes: ['...', 'consume-shared'],
          ...(options.cacheGroups ? { cacheGroups: options.cacheGroups } : {}),
        },
      },
      plugins: [
        new MiniCssExtractPlugin({
          filename: production ? '[name].[contenthash:8].css' : '[name].css',
          chunkFilename: production ? '[name].[contenthash:6].css' : '[name].css',
          ignoreOrder: true,
        }),
        new SelfReferencePlugin(),
        new OwnTaskPlugin(),
        ...leanModulePlugins(),
        new webpack.NormalModuleReplacementPlugin(
          /react-style-singleton[\\/]dist[\\/]es2015[\\/]singleton(?:\.js)?$/,
          path.join(here, 'scroll-lock-singleton.mjs'),
        ),
        ...(options.publicFolder
          ? [new PublicFilesPlugin(path.join(options.dir, options.publicFolder))]
          : []),
        ...documentPlugins(options, production),
        ...federationPlugins({ dir: options.dir, name: options.name, host, production }),
        ...(host && options.server ? [new ShellAssetsPlugin()] : []),
        ...(production ? [new PrecompressPlugin()] : []),
      ],
      performance: { hints: false },
      stats: 'errors-warnings',
      devServer: devServer(options),
    };
    if (!production || !options.server) return browser;
    return [browser, serverConfig({ ...options, publicPath }, browser)];
  };
}

/**
 * @param {{ include?: RegExp, exclude?: RegExp }} files
 * @param {Record<string, unknown>} compress
 */
function minimizer(files, compress) {
  return new MinimizerPlugin({
    ...files,
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    terserOptions: { ecma: 2022, compress: { ...compress, ecma: 2022 }, mangle: true },
  });
}

/**
 * Where the edge serves a build, so that an asset has the same address in the page and in a document from the server. In
 * development a remote may come from a server of its own.
 * @param {string} name
 * @param {boolean} host
 * @param {boolean} production
 */
function publicPathOf(name, host, production) {
  if (host) return '/';
  return production ? `/remotes/${name}/` : 'auto';
}

/**
 * @param {MfeOptions} options
 * @param {boolean} production
 * @returns {Record<string, string>}
 */
function entryOf({ entry, dir }, production) {
  if (entry) return { main: path.join(dir, entry) };
  return production ? {} : { main: path.join(here, 'standalone-entry.mjs') };
}

/** @param {MfeOptions} options @param {boolean} production */
function documentPlugins({ entry, dir, documents = STANDALONE }, production) {
  if (!entry && production) return [];
  const { files } = documents;
  const template = path.resolve(dir, documents.template);
  return Object.entries(files).map(
    ([filename, values]) =>
      new HtmlWebpackPlugin({
        ...values,
        template,
        filename,
        chunks: ['main'],
        publicPath: '/',
        scriptLoading: 'defer',
        minify: production ? { collapseWhitespace: true, removeComments: true } : false,
      }),
  );
}

/** @param {MfeOptions} options */
function devServer({ devPort, documents = STANDALONE }) {
  return {
    port: Number(process.env.DEV_PORT ?? devPort),
    host: '127.0.0.1',
    hot: false,
    liveReload: true,
    historyApiFallback: { index: `/${Object.keys(documents.files).at(-1)}`, disableDotRule: true },
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static: false,
    proxy: [
      {
        context: ['/api', '/attached_assets', '/images', '/remotes'],
        target: process.env.SOLAR_EDGE ?? 'http://127.0.0.1:8080',
        ws: true,
      },
    ],
  };
}
