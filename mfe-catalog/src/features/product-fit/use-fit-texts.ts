import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import type { Reason } from '@solar/solar/fit/outcome';
import { sentence, wordOf, type FitTexts } from '@solar/solar/texts/sentence';
import { useTranslation } from 'react-i18next';

/** Namespace of the rules' sentences, which come from the package that has the rules. */
export const FIT_NAMESPACE = 'fit';

export const FIT_LOCALES: LocaleLoaders = {
  en: () => import('@solar/solar/locales/en.json'),
  fr: () => import('@solar/solar/locales/fr.json'),
};

/** The sentences and words of the rules in the language in use. */
export function useFitTexts() {
  const { i18n } = useTranslation(FIT_NAMESPACE);
  const texts = (i18n.getResourceBundle(i18n.language, FIT_NAMESPACE) ?? {}) as FitTexts;
  return {
    sentence: (reason: Reason) => sentence(reason, texts, i18n.language),
    kind: (name: string) => wordOf('kind', name, texts),
    verdict: (name: string) => wordOf('verdict', name, texts),
  };
}
