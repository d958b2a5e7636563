const { resolve } = require('node:path');

/** One classic script, because a page may load it with a plain script tag, as it loads Stripe's. */
module.exports = {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './browser/stripe.ts',
  output: { path: resolve(__dirname, 'dist/browser'), filename: 'stripe.js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\.ts$/, loader: 'swc-loader' }] },
  devtool: false,
};
