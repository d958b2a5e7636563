import type { Reason } from '@solar/solar/fit/outcome';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { sentence, wordOf, type FitTexts } from '@solar/solar/texts/sentence';
import { useTranslation } from 'react-i18next';
import { FIT_NAMESPACE } from './fit-locales';

/** The sentences and words of the rules in the language in use. */
export function useFitTexts() {
  const { i18n } = useTranslation(FIT_NAMESPACE);
  const { date } = useFormat();
  const texts = (i18n.getResourceBundle(i18n.language, FIT_NAMESPACE) ?? {}) as FitTexts;
  return {
    sentence: (reason: Reason) =>
      sentence(reason, { texts, language: i18n.language, writeDay: (day) => date(day, 'long') }),
    kind: (name: string) => wordOf('kind', name, texts),
    verdict: (name: string) => wordOf('verdict', name, texts),
  };
}
