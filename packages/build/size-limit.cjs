/**
 * Budgets of what a visitor waits for, as the edge sends it (brotli). `npm run sizes` after `npm run build`.
 * The first JavaScript of the home page is everything that index.html names; a remote's first chunk is its container.
 */
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const files = (folder, ...names) => names.map((name) => path.join(root, folder, 'dist', name));

module.exports = [
  {
    name: 'home: first JavaScript',
    path: files(
      'shell',
      'main.*.js',
      'vendors.*.js',
      'core.*.js',
      'bootstrap.*.js',
      'texts-en.*.js',
    ),
    limit: '170 kB',
    brotli: true,
  },
  {
    name: 'home: first styles',
    path: files('shell', 'core.*.css', 'bootstrap.*.css'),
    limit: '16 kB',
    brotli: true,
  },
  ...['catalog', 'checkout', 'account', 'admin', 'inventory'].map((name) => ({
    name: `${name}: container`,
    path: files(`mfe-${name}`, 'remoteEntry.*.js'),
    limit: '60 kB',
    gzip: true,
  })),
];
