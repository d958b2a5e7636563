import type { Language } from './localized';

/** What stands before every path of a language: nothing for English, `/fr` for French. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** Where a path without a language is found in one. */
export function pathIn(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
