import { addressIn, languageOfPath, plainPath } from '@solar/mfe-kit/i18n/language-address';
import { LANGUAGES } from '@solar/contracts/common/languages';

/** Pages that belong to a person. They are not rendered beforehand; the edge has the same list (documents.conf). */
const PERSONAL =
  /^\/(?:cart|checkout|order-tracking|quotes|auth|login|register|account|chat|forgot-password|reset-password|admin|test|newsletter|preview)(?:\/|$)/;

/** Whether a path leads to a page that everybody may find. */
export const isPublicPage = (path: string): boolean => !PERSONAL.test(path);

/** Where the page at an address is found in a language; nothing for a page that switches in place. */
export function languageAddress(
  locale: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  const language = LANGUAGES.find((one) => one === locale);
  if (!language || language === (languageOfPath(pathname) ?? 'en')) return undefined;
  if (!languageOfPath(pathname) && !isPublicPage(plainPath(pathname))) return undefined;
  return addressIn(language, pathname) + search + hash;
}
