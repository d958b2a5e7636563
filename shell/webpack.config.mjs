import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

export default createMfeConfig({
  dir: import.meta.dirname,
  name: 'shell',
  devPort: 24000,
  entry: 'src/main.ts',
  html: 'src/index.html',
  publicFolder: 'public',
});
