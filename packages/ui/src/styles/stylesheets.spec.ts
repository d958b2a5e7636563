import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const FRONT_ENDS = readdirSync(ROOT).filter((name) => /^(?:shell|mfe-.+)$/.test(name));
const FOLDERS = [...FRONT_ENDS, 'packages/ui', 'packages/mfe-kit'].map((name) => `${name}/src`);

const SIDE = '(?:left|right)';
/** Declarations that stay on their side when the writing direction turns. */
const PHYSICAL = new RegExp(
  [
    `(?:margin|padding|border|scroll-margin|scroll-padding)-${SIDE}(?:-\\w+)?\\s*:`,
    `border-(?:top|bottom)-${SIDE}-radius\\s*:`,
    `(?<![-\\w])${SIDE}\\s*:`,
    `(?:text-align|float|clear)\\s*:\\s*${SIDE}\\b`,
  ].join('|'),
);

/** The tabular zero of Mona Sans is slashed; `--font-figures` has a plain one. */
const SLASHED_ZERO = /tabular-nums|tnum/;

/** A colour of its own, of which the tests of the tokens know nothing. */
const OWN_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
const OF_TOKENS = join(ROOT, 'packages/ui/src/styles/');

function stylesheets(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(ROOT, folder, file));
}

/** `padding: 1px 2px 1px 0`: four values of which the second, right, is not the fourth, left. */
function hasSidesOfItsOwn(line: string): boolean {
  let values = /(?<![-\w])(?:margin|padding|inset)\s*:([^;]+);/.exec(line)?.[1] ?? '';
  const call = /\(([^()]*)\)/g;
  while (values.search(call) >= 0) {
    values = values.replace(call, (_, inner: string) => `[${inner.replaceAll(' ', '')}]`);
  }
  const [, right, , left] = values.trim().split(/\s+/);
  return left !== undefined && left !== right;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** The lines of a stylesheet that name a side of the screen instead of the start or end of a line. */
function physicalLines(css: string): string[] {
  const isPhysical = (line: string) => PHYSICAL.test(line) || hasSidesOfItsOwn(line);
  const lines = withoutComments(css).split('\n');
  return lines.flatMap((line, index) => (isPhysical(line) ? [`${index + 1}`] : []));
}

it.each([
  'margin-left: 1rem',
  'right: 0',
  'text-align: left',
  'border-top-left-radius: 2px',
  'padding: 0 var(--a) 0 calc(1px + 2px)',
])('knows %s as physical', (line) => expect(physicalLines(`.a {\n  ${line};\n}`)).toEqual(['2']));

it.each([
  'margin-inline-start: 1rem',
  'inset-inline-end: 0',
  'text-align: start',
  'margin: 1px 2px 3px 2px',
])('knows %s as logical', (line) => expect(physicalLines(`.a {\n  ${line};\n}`)).toEqual([]));

it('lets every stylesheet follow the writing direction', () => {
  const files = FOLDERS.flatMap(stylesheets);
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    physicalLines(readFileSync(file, 'utf8')).map((line) => `${relative(ROOT, file)}:${line}`),
  );
  expect(found).toEqual([]);
});

it('shows no slashed zeros', () => {
  const found = FOLDERS.flatMap(stylesheets).filter((file) =>
    SLASHED_ZERO.test(readFileSync(file, 'utf8')),
  );
  expect(found.map((file) => relative(ROOT, file))).toEqual([]);
});

it('takes every colour from the tokens', () => {
  const files = FOLDERS.flatMap(stylesheets).filter((file) => !file.startsWith(OF_TOKENS));
  const found = files.filter((file) =>
    OWN_COLOUR.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(found.map((file) => relative(ROOT, file))).toEqual([]);
});

/** What says that something is still to come runs until it is there. */
const UNTIL_IT_IS_THERE = [
  'packages/ui/src/components/progress/progress.module.css',
  'packages/ui/src/components/skeleton/skeleton.module.css',
  'packages/ui/src/components/spinner/spinner.module.css',
  'shell/src/app/navigation-progress.module.css',
];
const OWN_DURATION = /(?<![-\w.])\d*\.?\d+m?s\b/;

it('takes every duration from the tokens', () => {
  const files = FOLDERS.flatMap(stylesheets).filter((file) => !file.startsWith(OF_TOKENS));
  const found = files.filter((file) =>
    OWN_DURATION.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(found.map((file) => relative(ROOT, file)).sort()).toEqual(UNTIL_IT_IS_THERE);
});

it('moves for less than a quarter of a second, and not at all where less motion is asked for', () => {
  const tokens = readFileSync(join(OF_TOKENS, 'tokens.css'), 'utf8');
  const [usual = '', reduced = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
  const durations = (css: string) =>
    [...css.matchAll(/--duration-(\w+): (\d+)ms/g)].map(([, name, value]) => [name, Number(value)]);
  expect(durations(usual)).toEqual([
    ['fast', 120],
    ['base', 180],
    ['slow', 240],
  ]);
  expect(durations(reduced)).toEqual(durations(usual).map(([name]) => [name, 0]));
});

it('shows no outline of what comes within 150 ms', () => {
  const css = readFileSync(
    join(ROOT, 'packages/ui/src/components/skeleton/skeleton.module.css'),
    'utf8',
  );
  // Invisible until its delay is over; what breathes begins after that.
  expect(css).toMatch(/appear var\(--duration-fast\) 150ms backwards/);
  expect(css).toMatch(/@keyframes appear \{\s*from \{\s*opacity: 0;/);
  expect(Number(/breathe 1\.6s (\d+)ms/.exec(css)?.[1])).toBeGreaterThanOrEqual(150 + 120);
});
