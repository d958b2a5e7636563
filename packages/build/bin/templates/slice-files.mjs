import { capital } from '../../slices/text-units.mjs';

/** Files of a service and a remote without features. @param {string} slice @param {{ servicePackage: string, remotePackage: string, devPort: number }} models */
export function sliceFiles(slice, { servicePackage, remotePackage, devPort }) {
  return {
    [`services/${slice}/package.json`]: servicePackage,
    [`services/${slice}/tsconfig.json`]: `{ "extends": "../../packages/build/tsconfig.node.json", "include": ["src", "test"] }\n`,
    [`services/${slice}/jest.config.cjs`]: `const preset = require('@solar/build/jest/node.cjs');

/** @type {import('jest').Config} */
module.exports = { ...preset, rootDir: __dirname, displayName: '${slice}' };
`,
    [`services/${slice}/rooms.json`]: `[]\n`,
    [`services/${slice}/README.md`]: `# ${capital(slice)}

It owns the database \`${slice}\`, \`/api/${slice}/*\` and its screens in \`mfe-${slice}\`. The folders of \`src/\` import in one direction,
from the last to the first in \`rooms.json\`.
`,
    [`services/${slice}/src/main.ts`]: `import { startService } from '@solar/service-kit/bootstrap/start-service';
import { ${slice}Service } from './service';

void startService(${slice}Service);
`,
    [`services/${slice}/src/service.ts`]: `import type { ServiceOptions } from '@solar/service-kit/bootstrap/service-options';
import { AppModule } from './app.module';
import { ${slice}Config } from './config';

/** The ${slice} service, as its process and its tests start it. */
export const ${slice}Service: ServiceOptions = {
  name: '${slice}',
  module: AppModule,
  config: ${slice}Config,
};
`,
    [`services/${slice}/src/config.ts`]: `import { serviceConfigSchema } from '@solar/service-kit/config/service-config';

/** Environment of the ${slice} service. */
export const ${slice}Config = serviceConfigSchema;
`,
    [`services/${slice}/src/app.module.ts`]: `import { Module } from '@nestjs/common';

@Module({ imports: [] })
export class AppModule {}
`,
    [`mfe-${slice}/package.json`]: remotePackage,
    [`mfe-${slice}/tsconfig.json`]: `{ "extends": "../packages/build/tsconfig.web.json", "include": ["src"] }\n`,
    [`mfe-${slice}/jest.config.cjs`]: `module.exports = { ...require('@solar/build/jest/web.cjs'), displayName: 'mfe-${slice}' };\n`,
    [`mfe-${slice}/webpack.config.mjs`]: `import { createMfeConfig } from '@solar/build/webpack/create-mfe-config.mjs';

export default createMfeConfig({ dir: import.meta.dirname, name: '${slice}', devPort: ${devPort} });
`,
    [`mfe-${slice}/src/main.tsx`]: `import { startStandalone } from '@solar/mfe-kit/remote/start-standalone';
import remote from './remote';

void startStandalone(remote);
`,
    [`mfe-${slice}/src/remote.tsx`]: `import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';

const remote: RemoteModule = {
  name: '${slice}',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [],
  adminRoutes: [],
  adminNav: [
    {
      to: '/admin/${slice}',
      icon: 'shield-check',
      labelKey: '${slice}:overview.title',
      permission: '${slice}.overview.read',
      group: 'system',
      order: 90,
    },
  ],
};

export default remote;
`,
    [`mfe-${slice}/src/locales/en.json`]: '{}\n',
    [`mfe-${slice}/src/locales/fr.json`]: '{}\n',
  };
}
