import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { readStored } from '@solar/mfe-kit/stores/persisted';
import { lazy, useState } from 'react';
import { useSiteSettings } from '../../navigation/use-site-settings';
import { DemoBanner } from './demo-banner';
import { DEMO_DISMISSED_KEY } from './demo-dismissed-key';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** Its texts come with it: the shell's own are in the first download of every page. */
const WordedBanner = lazy(async () => {
  await registerLocales('demo', {
    en: () => Promise.resolve({ default: en }),
    fr: () => Promise.resolve({ default: fr }),
  });
  return { default: DemoBanner };
});

/** The banner of a demo site, when the settings ask for it and the visitor has not closed it before. */
export function DemoNotice() {
  const { demoBanner } = useSiteSettings();
  const [dismissed, setDismissed] = useState(
    () => readStored(DEMO_DISMISSED_KEY, (value) => value === true) ?? false,
  );
  if (!demoBanner || dismissed) return null;
  return <WordedBanner onDismiss={() => setDismissed(true)} />;
}
