import type { Language } from '@solar/contracts/common/localized';
import { withMinusSign } from '@solar/contracts/common/minus-sign';
import type { Money } from '@solar/contracts/common/money';

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** Making a format costs a hundred times as much as using it; there are a few languages and currencies. */
const formats = new Map<string, { format: Intl.NumberFormat; unit: number }>();

function formatOf(language: Language, currency: string) {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  const made = { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
  formats.set(key, made);
  return made;
}

/** An amount for mails and PDFs; narrow spaces become plain ones, which every font has. */
export function moneyText(value: Money, language: Language): string {
  const { format, unit } = formatOf(language, value.currency);
  return plainSpaces(withMinusSign(format.format(value.amount / unit)));
}

/** The rate of a tax or of a currency, with the decimals that it has. */
export function numberText(
  value: number,
  language: Language,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style, maximumFractionDigits: 6 });
  return plainSpaces(format.format(value));
}

/** Not every font has the narrow ones. */
const plainSpaces = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');
