import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles } from '../scripts/schema-files.cjs';

const committed = join(__dirname, '../schemas');

it('are committed as they follow from the contracts (npm run schemas -w @solar/contracts)', () => {
  const made = schemaFiles(join(__dirname, '../src'), (file) => jest.requireActual(file));
  expect(readdirSync(committed).sort()).toEqual(Object.keys(made).sort());
  for (const [name, text] of Object.entries(made)) {
    const kept = JSON.parse(readFileSync(join(committed, name), 'utf8')) as unknown;
    expect({ name, kept }).toEqual({ name, kept: JSON.parse(text) as unknown });
  }
});
