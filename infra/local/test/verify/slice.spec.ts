import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVICES } from '../../src/stack/parts';
import { journeysBySlice, sliceOf } from '../../src/verify/slice';

const ROOT = resolve(__dirname, '../../../..');

test('a slice is its service, its remote, its contracts and its journeys', () => {
  expect(sliceOf(ROOT, 'checkout')).toMatchObject({
    folders: ['services/checkout', 'mfe-checkout', 'packages/contracts/src/checkout'],
    workspaces: ['services/checkout', 'mfe-checkout', 'packages/contracts'],
    frontEnd: 'checkout',
  });
  expect(sliceOf(ROOT, 'shell')).toMatchObject({ folders: ['shell'], frontEnd: 'shell' });
  expect(() => sliceOf(ROOT, 'basket')).toThrow(/no slice basket; there are catalog, /);
});

test('every slice has journeys, and every journey has a place', () => {
  const journeys = journeysBySlice(ROOT);
  for (const slice of [...SERVICES, 'shell'])
    expect([slice, journeys[slice] ?? []]).not.toEqual([slice, []]);
  const tests = join(ROOT, 'e2e/tests');
  const files = ['journeys', 'proof'].flatMap((folder) =>
    readdirSync(join(tests, folder)).map((name) => `${folder}/${name}`),
  );
  expect([...new Set(Object.values(journeys).flat())].sort()).toEqual(files.sort());
});
