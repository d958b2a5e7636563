import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { collectionTexts } from '../collections/collection-texts';
import { projectTexts } from '../projects/project-texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PreviewPage } from './preview.page';

/** Few words, which come with the page: files of their own would be two more names in what every page loads first. */
const TEXTS = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};

export async function loadPreview() {
  await Promise.all([
    registerLocales('preview', TEXTS),
    registerLocales('projects', projectTexts),
    registerLocales('collections', collectionTexts),
  ]);
  return { Component: PreviewPage };
}
