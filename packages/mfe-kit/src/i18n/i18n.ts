import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';

/** Languages of the interface, in the order of the switch. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const LANGUAGE_KEY = 'i18nextLng';
const FALLBACK: Language = 'en';

/** Languages written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur'];

/** The one i18next instance of the page. */
export const i18n = i18next;

const sources = new Map<string, LocaleLoaders>();

/** Starts i18next: English on a first visit, whatever the browser asks for; a chosen language stays. */
export async function startI18n(): Promise<void> {
  if (i18n.isInitialized) return;
  const language = storedLanguage() ?? FALLBACK;
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK,
    supportedLngs: [...LANGUAGES],
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  store(language);
  applyToDocument(language);
  await registerLocales('kit', {
    en: () => import('../locales/en.json'),
    fr: () => import('../locales/fr.json'),
  });
}

/** Makes a namespace known and loads its texts in the language in use. */
export async function registerLocales(namespace: string, loaders: LocaleLoaders): Promise<void> {
  sources.set(namespace, loaders);
  await load(namespace, currentLanguage());
}

/** The language in use. */
export function currentLanguage(): Language {
  return asLanguage(i18n.language) ?? FALLBACK;
}

/** Switches the language, with all texts at hand before anything renders, and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...sources.keys()].map((namespace) => load(namespace, language)));
  await i18n.changeLanguage(language);
  store(language);
  applyToDocument(language);
}

async function load(namespace: string, language: Language): Promise<void> {
  const loaders = sources.get(namespace);
  if (!loaders || i18n.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await loaders[language]();
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

function asLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

function storedLanguage(): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined;
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be switched off; the language then lasts as long as the page.
  }
}

function applyToDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}
