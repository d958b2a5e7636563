import { registerLocales } from '@solar/mfe-kit/i18n/i18n';

let loading: Promise<void> | null = null;

/** Brings the texts of problem codes, with the first refusal of a page. Without them the server's own sentence is shown. */
export function loadProblemTexts(): Promise<void> {
  loading ??= registerLocales('problems', {
    en: () => import('../locales/problems/en.json'),
    fr: () => import('../locales/problems/fr.json'),
  }).catch(() => {
    loading = null;
  });
  return loading;
}
