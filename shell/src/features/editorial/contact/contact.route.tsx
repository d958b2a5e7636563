import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import { withTexts } from '../with-texts';
import { ContactPage } from './contact.page';
import en from './locales/en.json';
import fr from './locales/fr.json';

const texts: LocaleLoaders = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};

export const loadContact = withTexts('contact', texts, () =>
  Promise.resolve({ Component: ContactPage }),
);
