import { registerLocales } from '@solar/mfe-kit/i18n/i18n';

/** Namespace of what the lists of the back office say about their views; its texts come with the first such list. */
export const LISTING = 'listing';

/** Makes the texts of lists ready in the language in use. */
export function loadListingTexts(): Promise<void> {
  return registerLocales(LISTING, {
    en: () => import('./locales/en.json'),
    fr: () => import('./locales/fr.json'),
  });
}
