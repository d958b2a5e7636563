import { LANGUAGES, type Language } from '@solar/contracts/common/languages';

/** The language without a prefix in its addresses. */
const PLAIN: Language = 'en';

/** The language that an address names by its prefix: `/fr/products`; none for an address without one. */
export function languageOfPath(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => {
    const prefix = languagePrefix(language);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
}

/** What stands before every path of a language: nothing for English, `/fr` for French. */
export function languagePrefix(language: Language): string {
  return language === PLAIN ? '' : `/${language}`;
}

/** The path without its language. */
export function plainPath(pathname: string): string {
  const language = languageOfPath(pathname);
  return language ? pathname.slice(languagePrefix(language).length) || '/' : pathname;
}

/** The same page in a language. */
export function addressIn(language: Language, pathname: string): string {
  const path = plainPath(pathname);
  const prefix = languagePrefix(language);
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
