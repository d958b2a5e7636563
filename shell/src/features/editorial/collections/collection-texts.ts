import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** Few words, which come with the page: files of their own would be two more names in what every page loads first. */
export const collectionTexts: LocaleLoaders = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};
