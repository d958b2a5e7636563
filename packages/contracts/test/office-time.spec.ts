import { endOfOfficeDay, OFFICE_TIME_ZONE } from '../src/common/office-time';

it('ends a day when it ends at the offices, whose calendar still shows it', () => {
  const end = endOfOfficeDay('2026-03-07');
  expect(end).toBe('2026-03-07T19:59:59.000Z');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: OFFICE_TIME_ZONE });
  expect(day.format(new Date(end))).toBe('2026-03-07');
});

it('refuses what is no date', () => {
  expect(() => endOfOfficeDay('soon')).toThrow();
});
