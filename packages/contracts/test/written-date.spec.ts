import { writtenDate, writtenDateTime } from '../src/common/written-date';

const plain = (text: string) => text.replace(/\s/g, ' ');

it('writes the first of a month as an ordinal in French, and no other day', () => {
  expect(writtenDate('2026-11-01', 'fr', 'long')).toBe('1er novembre 2026');
  expect(writtenDate('2026-12-01', 'fr', 'medium')).toBe('1er déc. 2026');
  expect(writtenDate('2026-11-01', 'fr', 'day')).toBe('1er nov.');
  expect(writtenDate('2026-11-11', 'fr', 'long')).toBe('11 novembre 2026');
  expect(writtenDate('2026-11-21', 'fr', 'day')).toBe('21 nov.');
  expect(plain(writtenDateTime(new Date(2026, 10, 1, 14, 5), 'fr'))).toBe('1er nov. 2026, 14:05');
});

it('writes English dates day first', () => {
  expect(writtenDate('2026-11-01', 'en', 'long')).toBe('1 November 2026');
  expect(writtenDate('2026-11-21', 'en', 'medium')).toBe('21 Nov 2026');
  expect(writtenDateTime(new Date(2026, 10, 21, 14, 5), 'en')).toBe('21 Nov 2026, 14:05');
});

it('writes the day that it is at the office', () => {
  expect(writtenDate('2026-10-31T21:00:00Z', 'fr', 'long')).toBe('1er novembre 2026');
});
