import fc from 'fast-check';
import {
  addOfficeTime,
  isOfficeTime,
  nextOfficeTime,
  officeTimeBetween,
  timeZoneSchema,
  type OfficeHours,
} from '../src/common/office-hours';

const DUBAI: OfficeHours = {
  timeZone: 'Asia/Dubai',
  openDays: [0, 1, 2, 3, 4],
  opensAtHour: 9,
  closesAtHour: 18,
  holidays: ['2026-12-02', '2026-12-03'],
};
const HOUR = 3_600_000;

describe('office time in Dubai', () => {
  it.each([
    ['Sunday 9:00', '2026-11-22T05:00:00Z', true, '2026-11-22T05:00:00.000Z'],
    ['Thursday 17:59', '2026-11-26T13:59:59Z', true, '2026-11-26T13:59:59.000Z'],
    ['Sunday 8:59', '2026-11-22T04:59:59Z', false, '2026-11-22T05:00:00.000Z'],
    ['Monday 18:00', '2026-11-23T14:00:00Z', false, '2026-11-24T05:00:00.000Z'],
    ['Thursday 18:00', '2026-11-26T14:00:00Z', false, '2026-11-29T05:00:00.000Z'],
    ['Saturday', '2026-11-28T10:00:00Z', false, '2026-11-29T05:00:00.000Z'],
    ['1:00 on Sunday', '2026-11-21T21:00:00Z', false, '2026-11-22T05:00:00.000Z'],
    ['a holiday before the weekend', '2026-12-02T08:00:00Z', false, '2026-12-06T05:00:00.000Z'],
  ])('%s', (_when, at, open, next) => {
    expect(isOfficeTime(DUBAI, new Date(at))).toBe(open);
    expect(nextOfficeTime(DUBAI, new Date(at))?.toISOString()).toBe(next);
  });

  it('ends on the next working day when the day is not long enough', () => {
    const thursday = new Date('2026-11-26T13:00:00Z');
    const end = addOfficeTime(DUBAI, thursday, 3 * HOUR);
    expect(end?.toISOString()).toBe('2026-11-29T07:00:00.000Z');
  });
});

it('follows the clocks where they are changed', () => {
  const paris = { ...DUBAI, timeZone: 'Europe/Paris', openDays: [0, 1, 2, 3, 4, 5, 6] };
  const next = (from: string) => nextOfficeTime(paris, new Date(from))?.toISOString();
  expect(next('2026-03-28T20:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
  expect(next('2026-10-24T20:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
});

it('has no office time where nobody ever works', () => {
  const closed = { ...DUBAI, openDays: [] };
  expect(nextOfficeTime(closed, new Date())).toBeNull();
  expect(addOfficeTime(closed, new Date(), 1)).toBeNull();
});

it('has no end that is more than a year away', () => {
  const weekly = { ...DUBAI, openDays: [0], opensAtHour: 11, closesAtHour: 12, holidays: [] };
  const from = new Date('2026-01-01T00:00:00Z');
  expect(addOfficeTime(weekly, from, 52 * HOUR)?.toISOString()).toBe('2026-12-27T08:00:00.000Z');
  expect(addOfficeTime(weekly, from, 60 * HOUR)).toBeNull();
});

it('knows which names are time zones', () => {
  expect(
    ['Asia/Dubai', 'Europe/Paris', 'Mars/Base', ''].map(
      (name) => timeZoneSchema.safeParse(name).success,
    ),
  ).toEqual([true, true, false, false]);
});

describe('for any hours', () => {
  const START = Date.parse('2026-01-01T00:00:00Z');
  const dates = fc.integer({ min: 0, max: 364 * 24 * 60 }).map((m) => new Date(START + m * 60_000));
  const office: fc.Arbitrary<OfficeHours> = fc.record({
    timeZone: fc.constantFrom('Asia/Dubai', 'Europe/Paris', 'America/New_York', 'Asia/Kathmandu'),
    openDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    opensAtHour: fc.integer({ min: 4, max: 11 }),
    closesAtHour: fc.integer({ min: 12, max: 24 }),
    holidays: fc.array(
      dates.map((date) => date.toISOString().slice(0, 10)),
      { maxLength: 4 },
    ),
  });
  const span = fc.integer({ min: 1, max: 40 * 60 }).map((minutes) => minutes * 60_000);
  const runs = { numRuns: 60 };

  it('what is added is what lies between, and it ends in office time', () => {
    fc.assert(
      fc.property(office, dates, span, (hours, from, ms) => {
        const end = addOfficeTime(hours, from, ms);
        if (!end) throw new Error('No end');
        expect(officeTimeBetween(hours, from, end)).toBe(ms);
        expect(isOfficeTime(hours, new Date(end.getTime() - 1))).toBe(true);
      }),
      runs,
    );
  });

  it('two parts take as long as both at once', () => {
    // An hour on one day of each week and four holidays: two whole spans would end after the year that is looked through.
    const half = span.map((ms) => ms / 2);
    fc.assert(
      fc.property(office, dates, half, half, (hours, from, first, second) => {
        const middle = addOfficeTime(hours, from, first);
        const end = middle && addOfficeTime(hours, middle, second);
        expect(end).toEqual(addOfficeTime(hours, from, first + second));
      }),
      runs,
    );
  });

  it('no time passes before the next opening, which is the first moment of office time', () => {
    fc.assert(
      fc.property(office, dates, (hours, from) => {
        const next = nextOfficeTime(hours, from);
        if (!next) throw new Error('No opening');
        expect(officeTimeBetween(hours, from, next)).toBe(0);
        expect(isOfficeTime(hours, next)).toBe(true);
        expect(next.getTime() > from.getTime()).toBe(!isOfficeTime(hours, from));
      }),
      runs,
    );
  });
});
