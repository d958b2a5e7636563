/** Files of an endpoint in a service. @param {import('../../slices/names.mjs').Names} names */
export function endpointFiles({ slice, kebab, pascal, camel, permission }) {
  const dir = `services/${slice}/src/${kebab}`;
  return {
    [`packages/contracts/src/${slice}/${kebab}-http.ts`]: `import { z } from 'zod';

/** Query of \`GET /api/${slice}/${kebab}\`. */
export const ${camel}QuerySchema = z.strictObject({ name: z.string().min(1).max(100).optional() });
export type ${pascal}Query = z.infer<typeof ${camel}QuerySchema>;

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
    [`${dir}/${kebab}.controller.ts`]: `import { Controller, Get, Query } from '@nestjs/common';
import { ${camel}QuerySchema, type ${pascal} } from '@solar/contracts/${slice}/${kebab}-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ${pascal}Service } from './${kebab}.service';

class Read${pascal} extends createZodDto(${camel}QuerySchema) {}

@Controller('api/${slice}/${kebab}')
export class ${pascal}Controller {
  constructor(private readonly ${camel}: ${pascal}Service) {}

  @Get()
  @RequirePermission('${permission}')
  read(@Query() query: Read${pascal}): ${pascal} {
    return this.${camel}.read(query);
  }
}
`,
    [`${dir}/${kebab}.service.ts`]: `import { Injectable } from '@nestjs/common';
import type { ${pascal}, ${pascal}Query } from '@solar/contracts/${slice}/${kebab}-http';

@Injectable()
export class ${pascal}Service {
  read({ name = '${kebab}' }: ${pascal}Query): ${pascal} {
    return { name };
  }
}
`,
    [`services/${slice}/test/${kebab}.int-spec.ts`]: `import { ${camel}Schema } from '@solar/contracts/${slice}/${kebab}-http';
import { TestService } from '@solar/service-kit/testing/test-service';
import { ${slice}Service } from '../src/service';

const PATH = '/api/${slice}/${kebab}';

let service: TestService;
let staff: string;

beforeAll(async () => {
  service = await TestService.create(${slice}Service);
  staff = await service.token({ role: 'admin' });
});
afterAll(() => service.close());

it('answers the staff after the contract', async () => {
  const { status, body } = await service.request('GET', PATH, { token: staff });
  expect(status).toBe(200);
  expect(${camel}Schema.parse(body)).toEqual(body);
});

it('answers a stranger 401 and a customer 403', async () => {
  const customer = await service.token({ role: 'user', approved: true });
  const stranger = await service.request('GET', PATH);
  const refused = await service.request('GET', PATH, { token: customer });
  expect([stranger.status, refused.status]).toEqual([401, 403]);
});

it.each(['name=', \`name=\${'x'.repeat(101)}\`, 'nonsense=1'])('refuses the query %s', async (query) => {
  const { status, body, headers } = await service.request<{ code: string }>(
    'GET',
    \`\${PATH}?\${query}\`,
    { token: staff },
  );
  expect([status, body.code]).toEqual([400, 'validation.failed']);
  expect(headers['content-type']).toContain('application/problem+json');
});
`,
  };
}
