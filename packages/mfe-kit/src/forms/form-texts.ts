import { registerLocales } from '@solar/mfe-kit/i18n/i18n';

/** Namespace of what forms say; its texts come with the first form that says something. */
export const FORMS = 'forms';

/** Makes the texts of forms ready in the language in use. */
export function loadFormTexts(): Promise<void> {
  return registerLocales(FORMS, {
    en: () => import('./locales/en.json'),
    fr: () => import('./locales/fr.json'),
  });
}
