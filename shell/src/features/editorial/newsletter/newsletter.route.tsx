import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import { withTexts } from '../with-texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { NewsletterTokenPage } from './newsletter-token.page';

const texts: LocaleLoaders = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};

/** Where the links of the mail lead. */
const loadPage = (action: 'confirm' | 'unsubscribe') =>
  withTexts('newsletter', texts, () =>
    Promise.resolve({ Component: () => <NewsletterTokenPage action={action} /> }),
  );

export const loadConfirm = loadPage('confirm');
export const loadUnsubscribe = loadPage('unsubscribe');
