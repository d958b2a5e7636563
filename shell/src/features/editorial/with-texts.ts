import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';

/**
 * Loads a route with texts of its own, in the namespace of that name: the texts of the shell itself come with the first page
 * that anybody opens, so they hold only what most pages need.
 */
export function withTexts<T>(
  namespace: string,
  locales: LocaleLoaders,
  load: () => Promise<T>,
): () => Promise<T> {
  return async () => {
    const [route] = await Promise.all([load(), registerLocales(namespace, locales)]);
    return route;
  };
}
