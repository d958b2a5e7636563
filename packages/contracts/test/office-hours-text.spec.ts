import fc from 'fast-check';
import { DEFAULT_COMPANY } from '../src/admin/default-company';
import { officeHoursText } from '../src/common/office-hours-text';

const text = (openDays: number[], opensAtHour = 9, closesAtHour = 18) =>
  officeHoursText({ openDays, opensAtHour, closesAtHour });

it('says what the pages of a new installation say before its settings have arrived', () => {
  expect(officeHoursText(DEFAULT_COMPANY)).toEqual(DEFAULT_COMPANY.officeHours);
});

it.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday', 'Du lundi au vendredi'],
  [[4, 6, 0, 1], 'Thursday and Saturday to Monday', 'Le jeudi et du samedi au lundi'],
  [[6, 0], 'Saturday and Sunday', 'Le samedi et le dimanche'],
  [[3], 'Wednesday', 'Le mercredi'],
  [[1, 3, 5], 'Monday, Wednesday and Friday', 'Le lundi, le mercredi et le vendredi'],
  [[0, 1, 2, 3, 4, 5, 6], 'Every day', 'Tous les jours'],
])('names the days %j as people do', (days, en, fr) => {
  expect(text(days)).toEqual({
    en: `${en}, 9:00 AM to 6:00 PM`,
    fr: `${fr}, de 9 h à 18 h`,
  });
});

it('names noon and midnight, and a week that never opens', () => {
  expect(text([1], 0, 12).en).toBe('Monday, 12:00 AM to 12:00 PM');
  expect(text([1], 12, 24)).toMatchObject({
    en: 'Monday, 12:00 PM to 12:00 AM',
    fr: 'Le lundi, de 12 h à 24 h',
  });
  for (const closed of [text([]), text([1], 18, 9), text([1], 9, 9)]) {
    expect(closed).toEqual({ en: 'Closed', fr: 'Fermé' });
  }
});

it('says the same whatever order the days are stored in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (days) => {
      expect(text(days)).toEqual(text(days.toReversed()));
    }),
  );
});
