import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

export default createMfeConfig({ dir: import.meta.dirname, name: 'account', devPort: 24003 });
