import { writtenDate, writtenDateTime, writtenDays } from '../src/common/written-date';

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

it.each([
  ['en', '2026-12-01', '2026-12-03', 'Tue 1 – Thu 3 Dec'],
  ['fr', '2026-12-01', '2026-12-03', 'mar. 1er – jeu. 3 déc.'],
  ['en', '2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
  ['fr', '2026-12-31', '2027-01-01', 'jeu. 31 déc. – ven. 1er janv.'],
  ['fr', '2026-12-01', '2026-12-01', 'mar. 1er déc.'],
  ['en', '2026-09-30', '2026-09-30', 'Wed 30 Sept'],
  // A language whose dates begin with the month: the walks show one.
  ['en-XA', '2026-12-01', '2026-12-04', 'Tue 1 – Fri 4 Dec'],
])('writes days in %s with a month each when they differ', (language, from, to, text) => {
  const written = writtenDays(from, to, language);
  expect(plain(written)).toBe(text);
  // Lines break beside the dash only.
  expect(written.split(' ').length).toBe(from === to ? 1 : 3);
});
