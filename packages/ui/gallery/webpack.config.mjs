import path from 'node:path';
import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

const DEV_PORT = 23000;

export default createMfeConfig({
  dir: path.resolve(import.meta.dirname, '..'),
  name: 'gallery',
  devPort: DEV_PORT,
  entry: 'gallery/main.ts',
  html: 'gallery/index.html',
});
