import type { LocalizedText } from '@solar/contracts/common/localized';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pickText } from './pick-text';

/** Picks texts in the language in use; English where a translation is missing. The same function until the language changes. */
export function useLocalized(): (text: LocalizedText) => string {
  const { language } = useTranslation().i18n;
  return useCallback((text) => pickText(text, language), [language]);
}
