import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SHARED_PLACES } from '../slices/shared-places.mjs';
import { withoutSlice, withSlice } from '../slices/text-units.mjs';

const ROOT = resolve(__dirname, '../../..');
const places = Object.entries(SHARED_PLACES).filter(([file]) => existsSync(resolve(ROOT, file)));

/** Two slices are made one after the other: the second finds the place after the first. */
it.each(places)('%s takes slices and gives them back', (file, units) => {
  const steps = [readFileSync(resolve(ROOT, file), 'utf8')];
  for (const slice of ['warranty', 'rental']) {
    const text = units.reduce((part, unit) => withSlice(part, unit, slice), steps.at(-1)!);
    expect(text.toLowerCase()).toContain(slice);
    steps.push(text);
  }
  const [before, first, second] = steps as [string, string, string];
  const back = units.reduce((part, unit) => withoutSlice(part, unit, 'rental'), second);
  expect(back).toBe(first);
  expect(units.reduce((part, unit) => withoutSlice(part, unit, 'warranty'), back)).toBe(before);
});

it('says when a file has no place for a slice any more', () => {
  const unit = { kind: 'line' as const, of: (slice: string) => new RegExp(`${slice}:`) };
  expect(() => withSlice('catalog: 1\n', unit, 'warranty')).toThrow(/nothing like/);
});
