import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import demoEn from '../chrome/demo/locales/en.json';
import demoFr from '../chrome/demo/locales/fr.json';
import careersEn from '../features/editorial/careers/locales/en.json';
import careersFr from '../features/editorial/careers/locales/fr.json';
import collectionsEn from '../features/editorial/collections/locales/en.json';
import collectionsFr from '../features/editorial/collections/locales/fr.json';
import contactEn from '../features/editorial/contact/locales/en.json';
import contactFr from '../features/editorial/contact/locales/fr.json';
import faqEn from '../features/editorial/faq/locales/en.json';
import faqFr from '../features/editorial/faq/locales/fr.json';
import newsletterEn from '../features/editorial/newsletter/locales/en.json';
import previewEn from '../features/editorial/preview/locales/en.json';
import previewFr from '../features/editorial/preview/locales/fr.json';
import newsletterFr from '../features/editorial/newsletter/locales/fr.json';
import projectsEn from '../features/editorial/projects/locales/en.json';
import projectsFr from '../features/editorial/projects/locales/fr.json';
import calculatorEn from '../features/home/calculator/locales/en.json';
import calculatorFr from '../features/home/calculator/locales/fr.json';
import homeEn from '../features/home/sections/locales/en.json';
import homeFr from '../features/home/sections/locales/fr.json';
import healthEn from '../features/health/locales/en.json';
import healthFr from '../features/health/locales/fr.json';
import shellEn from './en.json';
import shellFr from './fr.json';

/** The texts of the shell and those that come with a screen. */
const en = {
  ...shellEn,
  ...careersEn,
  ...collectionsEn,
  ...contactEn,
  ...demoEn,
  ...healthEn,
  ...calculatorEn,
  ...previewEn,
  home: { ...shellEn.home, ...homeEn.home },
  faq: { ...shellEn.faq, ...faqEn.faq },
  newsletter: { ...shellEn.newsletter, ...newsletterEn.newsletter },
  projects: { ...shellEn.projects, ...projectsEn.projects },
};
const fr = {
  ...shellFr,
  ...careersFr,
  ...collectionsFr,
  ...contactFr,
  ...demoFr,
  ...healthFr,
  ...calculatorFr,
  ...previewFr,
  home: { ...shellFr.home, ...homeFr.home },
  faq: { ...shellFr.faq, ...faqFr.faq },
  newsletter: { ...shellFr.newsletter, ...newsletterFr.newsletter },
  projects: { ...shellFr.projects, ...projectsFr.projects },
};

/** Sections of the home page whose texts stand elsewhere than below `home`. */
const HOME_PREFIXES: Readonly<Record<string, string>> = {
  hero: 'hero',
  savings: 'calculator',
  newsletter: 'newsletter',
};

type Texts = { [key: string]: string | Texts };

/** French counts many (millions) apart; English does not. */
const FRENCH_ONLY = /_many$/;

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

function valueOf(texts: Texts, key: string): string {
  let value: string | Texts | undefined = texts;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : '';
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]).sort();

describe('texts of the shell', () => {
  const english = keysOf(en);
  const french = keysOf(fr).filter((key) => !FRENCH_ONLY.test(key));

  it('are complete in both languages', () => {
    expect(french.sort()).toEqual(english.sort());
    for (const key of english) {
      expect(valueOf(en, key)).not.toBe('');
      expect(valueOf(fr, key)).not.toBe('');
    }
  });

  it('take the same values in both languages', () => {
    for (const key of english) {
      expect([key, placeholders(valueOf(fr, key))]).toEqual([key, placeholders(valueOf(en, key))]);
    }
  });

  it('of the home page are those that its editors are shown', () => {
    const file = path.join(__dirname, '../../../services/admin/locales/default-home.json');
    const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
    for (const [section, texts] of Object.entries(shown)) {
      const prefix = HOME_PREFIXES[section] ?? `home.${section}`;
      for (const [key, text] of Object.entries(texts)) {
        const own = [en, fr].map((one) => valueOf(one, `${prefix}.${key}`));
        expect([section, key, text]).toEqual([section, key, { en: own[0], fr: own[1] }]);
      }
    }
  });

  it('hold every key that the sources name', () => {
    const known = new Set(english.flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')]));
    const missing = sources(path.join(__dirname, '..'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w.]+)'[,)]/g)])
      .map(([, key = '']) => key)
      .filter((key) => !known.has(key));
    expect(missing).toEqual([]);
  });
});

function sources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.spec.') ? [file] : [];
  });
}
