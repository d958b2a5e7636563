import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FILE = resolve(__dirname, '../../../docs/glossary.md');

it('the glossary points at what is there', () => {
  const links = [...readFileSync(FILE, 'utf8').matchAll(/\]\(([^)#]+)\)/g)].map(([, to]) => to!);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((to) => !existsSync(join(dirname(FILE), to)))).toEqual([]);
});
