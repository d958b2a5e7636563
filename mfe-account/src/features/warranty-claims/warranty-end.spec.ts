import { warrantyEnd } from './warranty-end';

it.each([
  ['2026-03-07T10:00:00.000Z', 10, '2036-03-07'],
  ['2026-03-07T10:00:00.000Z', 2.5, '2028-09-07'],
  ['2020-01-31T10:00:00.000Z', 0, '2020-01-31'],
])('a warranty from %s for %s years ends on %s', (sentAt, years, day) => {
  expect(warrantyEnd(sentAt, years).toISOString().slice(0, 10)).toBe(day);
});
