import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';

/** Texts of the shell. */
export const shellLocales: LocaleLoaders = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
};
