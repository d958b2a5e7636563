import type { Language } from '@solar/contracts/common/localized';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** A day as mails write it, in the time of the office. */
export function longDay(date: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: OFFICE_TIME_ZONE,
  });
  return format.format(date);
}
