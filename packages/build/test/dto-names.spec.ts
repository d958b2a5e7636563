import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const SERVICES = readdirSync(join(ROOT, 'services'));
const DTO = /class (\w+) extends createZodDto\(\s*([\w.]+)/g;

/** The classes of bodies and answers in a folder, with the schemas that they are of. */
function dtosIn(folder: string): [string, string][] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(DTO)])
    .map(([, name = '', schema = '']) => [name, schema]);
}

// Nest's document has one entry for a name: of two classes it would describe the one as the other. Queries are described field by field.
it.each(SERVICES)('%s has no two bodies or answers of one name', (service) => {
  const schemas = new Map<string, Set<string>>();
  for (const [name, schema] of [
    ...dtosIn(`services/${service}/src`),
    ...dtosIn('packages/service-kit/src'),
  ]) {
    if (!/Query(?:Dto)?$/.test(name)) {
      schemas.set(name, (schemas.get(name) ?? new Set()).add(schema));
    }
  }
  expect(schemas.size).toBeGreaterThan(0);
  const shared = [...schemas].filter(([, of]) => of.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});
