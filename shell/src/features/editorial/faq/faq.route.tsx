import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { FaqPage } from './faq.page';

/** Few words, which come with the page: files of their own would be two more names in what every page loads first. */
const TEXTS = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};

export async function loadFaq() {
  await registerLocales('faq', TEXTS);
  return { Component: FaqPage };
}
