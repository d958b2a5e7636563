import fc from 'fast-check';
import { addWorkingDays, arrivalAfter, isWorkingDay } from '../src/common/working-days';

const DAY_MS = 86_400_000;
const UAE = { country: 'AE' };

describe('the week of a country', () => {
  it.each([
    ['AE', ['2026-12-05', '2026-12-06']],
    ['SA', ['2026-12-04', '2026-12-05']],
    ['OM', ['2026-12-04', '2026-12-05']],
    ['FR', ['2026-12-05', '2026-12-06']],
  ])('rests on two days in %s', (country, rest) => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-12-0${day}`);
    expect(week.filter((day) => !isWorkingDay(day, { country }))).toEqual(rest);
  });
});

it('counts from the day that it is at the offices, which does not count itself', () => {
  const days = { minDays: 1, maxDays: 3 };
  // Saturday at both places; then late on Saturday in London, Sunday in Dubai; then Monday.
  expect(arrivalAfter(days, new Date('2026-11-28T10:00:00Z'), UAE)).toEqual({
    from: '2026-11-30',
    to: '2026-12-02',
  });
  expect(arrivalAfter(days, new Date('2026-11-28T21:00:00Z'), UAE).from).toBe('2026-11-30');
  expect(arrivalAfter(days, new Date('2026-11-29T20:30:00Z'), UAE).from).toBe('2026-12-01');
});

it('leaves out the holidays of the shop', () => {
  const holidays = ['2026-12-02', '2026-12-03'];
  expect(addWorkingDays('2026-12-01', 2, { ...UAE, holidays })).toBe('2026-12-07');
  expect(addWorkingDays('2026-12-02', 0, { ...UAE, holidays })).toBe('2026-12-04');
});

const date = fc.integer({ min: 20_000, max: 30_000 }).map(dateOf);
const week = fc.record({
  country: fc.constantFrom('AE', 'SA', 'KW', 'FR', 'US'),
  holidays: fc.array(date, { maxLength: 20 }),
});

it('ends on a working day with as many of them behind it, whatever the week', () => {
  const property = fc.property(date, fc.nat(60), week, (start, count, where) => {
    const end = addWorkingDays(start, count, where);
    expect(isWorkingDay(end, where)).toBe(true);
    const between = (Date.parse(end) - Date.parse(start)) / DAY_MS;
    const passed = Array.from({ length: between }, (_, day) =>
      dateOf(Date.parse(start) / DAY_MS + day + 1),
    );
    const worked = passed.filter((day) => isWorkingDay(day, where)).length;
    // None leads to the first working day, which is then the only one that has passed.
    expect(worked).toBe(count === 0 ? Math.min(between, 1) : count);
  });
  fc.assert(property);
});

it('never promises the last day before the first one', () => {
  const property = fc.property(
    fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
    fc.nat(30),
    fc.nat(30),
    week,
    (at, minDays, more, where) => {
      const { from, to } = arrivalAfter({ minDays, maxDays: minDays + more }, at, where);
      expect(from <= to).toBe(true);
    },
  );
  fc.assert(property);
});

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
