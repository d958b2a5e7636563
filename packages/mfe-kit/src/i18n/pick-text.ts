import { frenchSpacing } from '@solar/contracts/common/french-spacing';
import type { LocalizedText } from '@solar/contracts/common/localized';

/** The text in a language, ready to be shown; English where a translation is missing. */
export function pickText(text: LocalizedText, language: string): string {
  return language === 'fr' && text.fr ? frenchSpacing(text.fr) : text.en;
}
