import type { LocalizedText } from '@solar/contracts/common/localized';
import { pickText } from '@solar/mfe-kit/i18n/pick-text';
import { useTranslation } from 'react-i18next';

/** Picks the text of the language in use; English where a translation is missing. */
export function useLocalized(): (text: LocalizedText) => string {
  const { i18n } = useTranslation();
  return (text) => pickText(text, i18n.language);
}
