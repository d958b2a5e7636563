import type { Language } from '@solar/contracts/common/localized';
import type { Money } from '@solar/contracts/common/money';

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** An amount for mails and PDFs; narrow spaces become plain ones, which every font has. */
export function moneyText(value: Money, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: value.currency,
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(value.amount / 10 ** digits).replace(/[\u202f\u00a0]/g, ' ');
}

export function dateText(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    value,
  );
}
