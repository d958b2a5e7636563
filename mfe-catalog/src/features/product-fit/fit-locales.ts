import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';

/** Namespace of the rules' sentences, which come from the package that has the rules. */
export const FIT_NAMESPACE = 'fit';

export const FIT_LOCALES: LocaleLoaders = {
  en: () => import('@solar/solar/locales/en.json'),
  fr: () => import('@solar/solar/locales/fr.json'),
};
