import { frenchSpacing } from '@solar/contracts/common/french-spacing';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { UiText } from '@solar/ui/ui-text/ui-text';
import { englishUiText } from '@solar/ui/ui-text/ui-text-en';
import { languageOfPath } from '@solar/mfe-kit/i18n/language-address';
import { LANGUAGES, type Language } from '@solar/contracts/common/languages';
import { mapTexts } from './map-texts';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import { onServer, renderScope } from '@solar/mfe-kit/render/render-scope';
import { readStored, removeStored, writeStored } from '@solar/mfe-kit/stores/persisted';

export { LANGUAGES, type Language };

/**
 * English for development: with other, longer letters (`en-XA`), and the same from right to left (`en-XB`). They show text
 * that no locale file has, and layouts that count on short words or on the left side.
 */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;
export type Locale = Language | (typeof PSEUDO_LOCALES)[number];

const LOCALES: readonly Locale[] = [...LANGUAGES, ...PSEUDO_LOCALES];
const LANGUAGE_KEY = 'i18nextLng';
/** Stands in storage as long as nobody chose the stored language in this browser. */
const BY_DEFAULT_KEY = 'language-by-default';
const FALLBACK: Language = 'en';

/** Namespace of what the design system's components say by themselves. */
const UI_NAMESPACE = 'ui';

/** The one i18next instance of the page. */
export const i18n = i18next;

const sources = new Map<string, LocaleLoaders>();

/** i18next as the request that is being rendered has it, else the page's. */
export function activeI18n(): I18n {
  return renderScope()?.i18n ?? i18n;
}

/**
 * Starts i18next in the language that the address names, else in the one that was chosen in this browser. A first visit to
 * an address without a language is in English, whatever the browser asks for. An address is a link that anybody may have
 * sent, so its language is not remembered as a choice.
 */
export async function startI18n(): Promise<void> {
  if (i18n.isInitialized) return;
  const addressed = languageOfPath(window.location.pathname);
  const stored = storedLocale();
  const language = addressed ?? stored ?? FALLBACK;
  await initialize(language);
  if (!addressed) {
    store(language);
    if (!stored) writeStored(BY_DEFAULT_KEY, true);
  }
  window.addEventListener('storage', followOtherTabs);
  await registerOwnLocales();
}

/** The language that this browser would show the address in. */
export function openingLocale(pathname: string): Locale {
  return languageOfPath(pathname) ?? storedLocale() ?? FALLBACK;
}

/** Starts i18next for rendering on the server; gives an instance for each language over the same texts. */
export async function startServerI18n(): Promise<Readonly<Record<Language, I18n>>> {
  await initialize(FALLBACK);
  await registerOwnLocales();
  const [en, fr] = LANGUAGES.map((lng) => i18n.cloneInstance({ lng, initAsync: false }));
  if (!en || !fr) throw new Error('No languages');
  return { en, fr };
}

async function initialize(lng: Locale): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng,
    fallbackLng: FALLBACK,
    supportedLngs: [...LOCALES],
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
}

async function registerOwnLocales(): Promise<void> {
  await Promise.all([
    registerLocales('kit', {
      en: () => import('../locales/en.json'),
      fr: () => import('../locales/fr.json'),
    }),
    registerLocales(UI_NAMESPACE, {
      en: async () => ({ default: englishUiText }),
      fr: async () => ({ default: (await import('@solar/ui/ui-text/ui-text-fr')).frenchUiText }),
    }),
  ]);
}

/** Makes a namespace known and loads its texts in the language in use; on the server in every language. */
export async function registerLocales(namespace: string, loaders: LocaleLoaders): Promise<void> {
  sources.set(namespace, loaders);
  const wanted = onServer ? LANGUAGES : [currentLocale()];
  await Promise.all(wanted.map((locale) => load(namespace, locale)));
}

/** The language in use; English with a pseudo-locale. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === activeI18n().language) ?? FALLBACK;
}

/** The language in use, or the pseudo-locale. */
export function currentLocale(): Locale {
  return asLocale(activeI18n().language) ?? FALLBACK;
}

/** The design system's texts in the language in use. */
export function uiTexts(): UiText {
  const { language } = activeI18n();
  return (i18n.getResourceBundle(language, UI_NAMESPACE) as UiText | undefined) ?? englishUiText;
}

let addressOf: (language: Locale) => string | undefined = () => undefined;

/** The host says which pages have an address of their own in each language. */
export function setLanguageAddress(read: (language: Locale) => string | undefined): void {
  addressOf = read;
}

/**
 * Remembers the language that was chosen and switches to it: by its address where the page has one in each language, else
 * in place.
 */
export async function setLanguage(language: Locale): Promise<void> {
  removeStored(BY_DEFAULT_KEY);
  const address = addressOf(language);
  if (!address) return show(language);
  store(language);
  window.location.assign(address);
}

/** Takes the language of the person who has signed in, unless one was chosen in this browser. */
export async function adoptLanguage(language: Language): Promise<void> {
  const byDefault = readStored(BY_DEFAULT_KEY, (value) => value === true || undefined);
  if (byDefault && language !== i18n.language) await show(language);
}

/** Switches with all texts at hand before anything renders. */
async function show(language: Locale): Promise<void> {
  await Promise.all([...sources.keys()].map((namespace) => load(namespace, language)));
  await i18n.changeLanguage(language);
  store(language);
}

async function load(namespace: string, locale: Locale): Promise<void> {
  const loaders = sources.get(namespace);
  if (!loaders || i18n.hasResourceBundle(locale, namespace)) return;
  if (locale === 'en' || locale === 'fr') {
    const { default: texts } = await loaders[locale]();
    const shown = locale === 'fr' ? mapTexts(texts, frenchSpacing) : texts;
    i18n.addResourceBundle(locale, namespace, shown, true, true);
    return;
  }
  const [{ default: texts }, { pseudoText }] = await Promise.all([
    loaders.en(),
    import('./pseudo-locale'),
  ]);
  i18n.addResourceBundle(locale, namespace, mapTexts(texts, pseudoText), true, true);
}

/** The language of another tab holds in this one too. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const chosen = key === LANGUAGE_KEY ? asLocale(newValue) : undefined;
  if (chosen && chosen !== i18n.language) void show(chosen);
}

function asLocale(value: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === value);
}

function storedLocale(): Locale | undefined {
  try {
    return asLocale(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined;
  }
}

function store(language: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be switched off; the language then lasts as long as the page.
  }
}
