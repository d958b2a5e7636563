import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/*
 * Packs the compiled main file of a service with the packages that it loads: two files are read at start instead of two thousand, nothing
 * is kept in memory for each of these, and they are compiled here and not at each start. Run in the folder of the service.
 */
const dir = process.cwd();
const dist = path.join(dir, 'dist');

/** They carry native code or look for files beside their own. */
const FILES_OF_THEIR_OWN = [
  '@expo-google-fonts',
  '@node-rs/argon2',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/instrumentation',
  '@opentelemetry/instrumentation-http',
  '@opentelemetry/instrumentation-mongodb',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'pdfkit',
  'sharp',
  'swagger-ui-dist',
];

/** Loaded when they are first needed, or never: a bundle would have them in memory from the start. */
const LOADED_LATER = [
  '@grpc',
  'ajv',
  'ajv-formats',
  'bwip-js',
  'fast-json-stringify',
  'gcp-metadata',
  'i18next',
  'light-my-request',
  'load-esm',
  'nodemailer',
  'sanitize-html',
  'socks',
];

const APART = [...FILES_OF_THEIR_OWN, ...LOADED_LATER];

/** @param {import('@rspack/core').ExternalItemFunctionData} data */
function staysApart({ request = '', context = dir }) {
  if (APART.some((name) => request === name || request.startsWith(`${name}/`))) return true;
  const isPackage = !request.startsWith('.') && !path.isAbsolute(request) && !isBuiltin(request);
  return isPackage && !isInstalled(request, context);
}

/**
 * Packages look for others that they can work with.
 * @param {string} request
 * @param {string} context
 */
function isInstalled(request, context) {
  try {
    createRequire(path.join(context, 'index.js')).resolve(request);
    return true;
  } catch {
    return false;
  }
}

/** What `require` takes, so that no package is loaded in two formats. */
const conditionNames = ['node', 'require', 'default'];

/** The flags of V8 that a service runs with, in its image too: code that was compiled with others is not taken. */
const V8_FLAGS = ['--max-semi-space-size=4'];

const compiler = rspack({
  name: 'service',
  context: dir,
  mode: 'production',
  target: 'node20',
  entry: { 'packed-service': './dist/main.js' },
  output: { path: dist, filename: '[name].js', chunkFilename: '[name].js' },
  devtool: false,
  externalsType: 'commonjs',
  externals: [
    (data, callback) =>
      staysApart(data) ? callback(undefined, `commonjs ${data.request}`) : callback(),
  ],
  node: { __dirname: false, __filename: false },
  resolve: {
    conditionNames,
    byDependency: { esm: { conditionNames }, commonjs: { conditionNames } },
    mainFields: ['main'],
    extensions: ['.js', '.cjs', '.mjs', '.json'],
  },
  module: {
    parser: { javascript: { requireResolve: false, dynamicImportMode: 'eager' } },
    rules: [{ test: /\.js$/, exclude: /node_modules/, extractSourceMap: true }],
  },
  optimization: {
    concatenateModules: false,
    nodeEnv: false,
    splitChunks: {
      cacheGroups: {
        packages: { test: /node_modules/, name: 'packages', chunks: 'all', enforce: true },
      },
    },
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: {
          compress: false,
          mangle: { keep_classnames: true, keep_fnames: true },
          // Text in one-byte letters takes half the memory.
          format: { comments: false, ascii_only: true },
        },
      }),
    ],
  },
  plugins: [
    // Only the sources of the repository: what is mapped is read at start.
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      exclude: /packages\.js$/,
      noSources: true,
      moduleFilenameTemplate: ({ absoluteResourcePath }) =>
        path.relative(dist, absoluteResourcePath),
    }),
  ],
});

/** Compiles everything once for all starts. */
function cacheCode() {
  const here = path.dirname(fileURLToPath(import.meta.url));
  copyFileSync(path.join(here, '../runtime/bundle.cjs'), path.join(dist, 'bundle.js'));
  const writer = path.join(here, 'write-code-cache.cjs');
  execFileSync(process.execPath, [...V8_FLAGS, writer], { cwd: dir, stdio: 'inherit' });
}

// Code of files that were packed before must not be met by a start of the new ones.
for (const name of ['packages', 'packed-service'])
  rmSync(path.join(dist, `${name}.cache`), { force: true });
compiler.run((error, stats) => {
  if (error) throw error;
  const failed = stats?.hasErrors() ?? true;
  if (failed) process.stderr.write(`${stats?.toString('errors-only')}\n`);
  else cacheCode();
  process.exitCode = failed ? 1 : 0;
  compiler.close(() => undefined);
});
