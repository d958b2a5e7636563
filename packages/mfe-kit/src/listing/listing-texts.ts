import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { useEffect, useState } from 'react';

/** Namespace of what the lists of the back office say about their views; its texts come with the first such list. */
export const LISTING = 'listing';

/** Makes the texts of lists ready in the language in use. */
export function loadListingTexts(): Promise<void> {
  return registerLocales(LISTING, {
    en: () => import('./locales/en.json'),
    fr: () => import('./locales/fr.json'),
  });
}

/** Whether they are ready. */
export function useListingTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadListingTexts().then(() => setReady(true)), []);
  return ready;
}
