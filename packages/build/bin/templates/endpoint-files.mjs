/** Files of an endpoint in a service. @param {import('./screen-files.mjs').Names} names */
export function endpointFiles({ slice, kebab, pascal, camel }) {
  const dir = `services/${slice}/src/${kebab}`;
  return {
    files: {
      [`packages/contracts/src/${slice}/${kebab}.ts`]: `import { z } from 'zod';

/** Answer of \`GET /api/${slice}/${kebab}\`. */
export const ${camel}Schema = z.object({ name: z.string() });
export type ${pascal} = z.infer<typeof ${camel}Schema>;
`,
      [`${dir}/${kebab}.module.ts`]: `import { Module } from '@nestjs/common';
import { ${pascal}Controller } from './${kebab}.controller';
import { ${pascal}Service } from './${kebab}.service';

@Module({ controllers: [${pascal}Controller], providers: [${pascal}Service] })
export class ${pascal}Module {}
`,
      [`${dir}/${kebab}.controller.ts`]: `import type { ${pascal} } from '@solar/contracts/${slice}/${kebab}';
import { Public } from '@solar/service-kit/auth/access';
import { Controller, Get } from '@nestjs/common';
import { ${pascal}Service } from './${kebab}.service';

@Controller('api/${slice}/${kebab}')
export class ${pascal}Controller {
  constructor(private readonly ${camel}: ${pascal}Service) {}

  @Get()
  @Public()
  read(): Promise<${pascal}> {
    return this.${camel}.read();
  }
}
`,
      [`${dir}/${kebab}.service.ts`]: `import type { ${pascal} } from '@solar/contracts/${slice}/${kebab}';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ${pascal}Service {
  read(): Promise<${pascal}> {
    return Promise.resolve({ name: '${kebab}' });
  }
}
`,
      [`services/${slice}/test/${kebab}.int-spec.ts`]: `import { ${camel}Schema } from '@solar/contracts/${slice}/${kebab}';
import { ${pascal}Service } from '../src/${kebab}/${kebab}.service';

it('answers after the contract', async () => {
  const answer = await new ${pascal}Service().read();
  expect(${camel}Schema.parse(answer)).toEqual(answer);
});
`,
    },
    steps: [
      `services/${slice}/src/app.module.ts: import ${pascal}Module`,
      `decide who may call it: @Public(), @SignedIn() or @RequirePermission('…')`,
    ],
  };
}
