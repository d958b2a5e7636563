import type { Language } from '@solar/contracts/common/localized';

/** A name and what it stands for; French has a space before the colon. */
export function named(label: string, value: string, language: Language): string {
  return language === 'fr' ? `${label}\u00a0: ${value}` : `${label}: ${value}`;
}
