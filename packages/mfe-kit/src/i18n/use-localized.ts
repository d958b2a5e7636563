import type { LocalizedText } from '@solar/contracts/common/localized';
import { useTranslation } from 'react-i18next';
import { pickText } from './pick-text';

/** Picks texts in the language in use; English where a translation is missing. */
export function useLocalized(): (text: LocalizedText) => string {
  const { i18n } = useTranslation();
  return (text) => pickText(text, i18n.language);
}
