import type { LocalizedText } from '@solar/contracts/common/localized';
import { useTranslation } from 'react-i18next';

/** Picks the text of the language in use; English where a translation is missing. */
export function useLocalized(): (text: LocalizedText) => string {
  const { i18n } = useTranslation();
  const language = i18n.language === 'fr' ? 'fr' : 'en';
  return (text) => text[language] || text.en;
}
