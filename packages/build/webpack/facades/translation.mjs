/**
 * Takes the place of react-i18next's hook and provider. The hook of the package copies the whole instance of i18next, and listens to it, for
 * each component that asks for texts: on a list of products a third of the time in which it is rendered. Here the provider listens, and a
 * translator is made once for each language and namespace. Namespaces are registered before anything that needs them is rendered
 * (`registerLocales`), so there is nothing to wait for.
 */
import { createElement, useContext, useMemo, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next-package';

/** @typedef {import('i18next').i18n} I18n */
/** @typedef {{ t: import('i18next').TFunction, i18n: I18n, ready: true }} Translation */

/** @type {WeakMap<I18n, Map<string, Translation>>} */
const translations = new WeakMap();

/** @param {{ i18n: I18n, children?: import('react').ReactNode }} props */
export function I18nextProvider({ i18n, children }) {
  const language = useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    () => i18n.language,
    () => i18n.language,
  );
  // Another value in each language, so that everybody who reads it is rendered again.
  const value = useMemo(() => ({ i18n, language }), [i18n, language]);
  return createElement(I18nContext.Provider, { value }, children);
}

/**
 * @param {string | readonly string[]} [ns]
 * @param {{ nsMode?: 'default' | 'fallback' }} [options]
 * @returns {Translation}
 */
export function useTranslation(ns, { nsMode } = {}) {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const known = translations.get(i18n) ?? new Map();
  translations.set(i18n, known);
  const lng = i18n.language;
  const key = `${lng} ${nsMode} ${ns}`;
  const made = known.get(key) ?? translationOf(i18n, lng, ns, nsMode);
  known.set(key, made);
  return made;
}

/** @param {I18n} i18n @param {string} lng @param {string | readonly string[] | undefined} ns @param {string} [nsMode] */
function translationOf(i18n, lng, ns, nsMode) {
  const names = [ns ?? i18n.options.defaultNS ?? []].flat();
  const t = i18n.getFixedT(lng, nsMode === 'fallback' ? names : names[0]);
  return { t, i18n, ready: true };
}
