import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { filesWithInlineStyles } from './csp-safe-styles-loader.mjs';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/** How modules are found in a build of either kind. */
export const resolveOptions = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  conditionNames: ['@solar/source', '...'],
};

/**
 * Loaders of a build. A server build has the browser's class names and picture addresses, and leaves the style sheets and
 * the pictures themselves to it.
 * @param {{ production: boolean, server?: boolean }} options
 */
export function moduleRules({ production, server = false }) {
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    },
    {
      test: filesWithInlineStyles,
      loader: path.join(here, 'csp-safe-styles-loader.mjs'),
    },
    {
      test: /\.css$/,
      use: [...(server ? [] : [MiniCssExtractPlugin.loader]), cssLoader(production, server)],
    },
    {
      test: /\.(?:avif|webp|png|jpe?g|svg|woff2|ico)$/,
      type: 'asset/resource',
      ...(server ? { generator: { emit: false } } : {}),
    },
  ];
}

/** @param {boolean} production @param {boolean} server */
function cssLoader(production, server) {
  return {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        ...(server ? { exportOnlyLocals: true } : {}),
        localIdentContext: root,
        localIdentName: production ? '[hash:base64:7]' : '[name]__[local]',
      },
    },
  };
}
