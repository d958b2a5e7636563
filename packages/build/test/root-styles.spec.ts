import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDERS = [
  'packages/ui',
  'shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
];

/** What asks of the whole page whether something is in it. */
const ASKS_THE_ROOT = /(?:html|:root)[^,{}]*:has\(/;

/** A property of the root that a script switches on: it is handed down to all elements. */
const HANDED_DOWN = /:root\[data-[^\]]+\]\s*\{[^}]*--[a-z-]+\s*:/;

const sheets = FOLDERS.flatMap((folder) => {
  const src = path.join(ROOT, folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(src, file));
});

it('no style sheet asks `:has()` of the root: each element that is added, scripts too, would cost all styles of the page', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((file) => ASKS_THE_ROOT.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(ROOT, file))).toEqual([]);
});

it('no style sheet hands a property down from a root that is switched while the page is used', () => {
  const found = sheets.filter((file) => HANDED_DOWN.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(ROOT, file))).toEqual([]);
});
