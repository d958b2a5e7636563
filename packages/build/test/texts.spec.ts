import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frenchSpacing } from '@solar/contracts/common/french-spacing';

const ROOT = path.resolve(__dirname, '../../..');
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
type Texts = { [key: string]: string | Texts };
interface Text {
  where: string;
  key: string;
  text: string;
}

const PARTS = ['shell', 'packages', 'services', 'mfe-', 'infra'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.local', 'test', 'bench']);

function localeFiles(dir: string, language: Language, top = true): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      const wanted =
        !LEFT_OUT.has(entry.name) && (!top || PARTS.some((one) => entry.name.startsWith(one)));
      return wanted ? localeFiles(file, language, false) : [];
    }
    const isText =
      path.basename(dir) === 'locales' && new RegExp(`(^|\\.)${language}\\.json$`).test(entry.name);
    return isText ? [file] : [];
  });
}

function textsOf(where: string, texts: Texts, prefix = ''): Text[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const key = prefix + name;
    if (typeof value === 'string') return [{ where, key, text: value }];
    return value && typeof value === 'object' ? textsOf(where, value, `${key}.`) : [];
  });
}

const texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    localeFiles(ROOT, language).flatMap((file) =>
      textsOf(path.relative(ROOT, file), JSON.parse(readFileSync(file, 'utf8')) as Texts),
    ),
  ]),
) as Record<Language, Text[]>;

/** Texts of the demo content, without their tags. */
function contentTexts(language: Language): Text[] {
  const demo = path.join(ROOT, 'services/admin/demo');
  const bodies = readdirSync(path.join(demo, 'bodies'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.html`))
    .map((file) => {
      const html = readFileSync(path.join(demo, 'bodies', file), 'utf8');
      // What stands between tags stands on a line of its own, and line breaks of the file are spaces.
      const text = html
        .replace(/\n\s*/g, ' ')
        .replace(/ ?<(?!\/?(?:a|strong|em|code|sub)\b)[^>]*> ?/g, '\n');
      return { where: file, key: 'body', text: text.replace(/<[^>]*>/g, '').trim() };
    });
  const entries = readdirSync(demo)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const content = JSON.parse(readFileSync(path.join(demo, file), 'utf8')) as Texts;
      return textsOf(file, content).filter(({ key }) => key.endsWith(`.${language}`));
    })
    .map((one) => ({ ...one, text: one.text.replace(/<[^>]*>/g, '\n').trim() }));
  return [...bodies, ...entries];
}

const content = { en: contentTexts('en'), fr: contentTexts('fr') };

/** Values that are not words: placeholders, addresses and codes. */
const wordsOf = (text: string) =>
  text.replace(/\{\{?[^}]*\}?\}/g, '0').replace(/https?:\S+|\S+@\S+/g, '0');

function forbiddenWords(column: number): string[] {
  return readFileSync(path.join(ROOT, 'docs/terms.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .flatMap((line) => line.split('|')[column]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '–');
}

const whole = (word: string) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu');

function found(list: readonly Text[], test: (text: string, key: string) => boolean): string[] {
  return list
    .filter(({ text, key }) => !key.endsWith('.example') && test(wordsOf(text), key))
    .map(({ where, key, text }) => `${where} ${key}: ${text}`);
}

it('finds the texts', () => {
  expect(texts.en.length).toBeGreaterThan(2_000);
  expect(texts.fr.length).toBeGreaterThanOrEqual(texts.en.length);
  expect(content.en.length).toBeGreaterThan(200);
  expect(content.fr.length).toBeGreaterThan(200);
});

it('has each key once: of two the first would be lost without a word', () => {
  const twice = LANGUAGES.flatMap((language) => localeFiles(ROOT, language)).filter((file) => {
    const text = readFileSync(file, 'utf8');
    const kept = JSON.stringify(JSON.parse(text), null, 2);
    const keys = (json: string) => json.match(/^ *"[^"]+":/gm)?.length ?? 0;
    return keys(text) !== keys(kept);
  });
  expect(twice.map((file) => path.relative(ROOT, file))).toEqual([]);
});

it.each([
  ['en', 4],
  ['fr', 5],
] as const)('keeps to the terms (%s)', (language, column) => {
  const words = forbiddenWords(column);
  expect(words.length).toBeGreaterThan(8);
  const patterns = words.map(whole);
  const all = [...texts[language], ...content[language]];
  expect(found(all, (text) => patterns.some((one) => one.test(text)))).toEqual([]);
});

const AWKWARD: Record<Language, RegExp[]> = {
  en: [
    /\bstands? here\b/i,
    /\bwill stand\b/i,
    /\bone click to leave\b/i,
    /\bThis is demonstration\b/i,
    /\binvented\b/i,
  ],
  fr: [/texte de démonstration/i, /\binventés?\b/i],
};

it.each(LANGUAGES)('has no phrase that reads as translated (%s)', (language) => {
  expect(found(texts[language], (text) => AWKWARD[language].some((one) => one.test(text)))).toEqual(
    [],
  );
});

/**
 * Files have ordinary spaces, which nobody can forget; they are bound when a text is shown (`french-spacing.ts`). In HTML, whose lines
 * are wrapped, only a bound space keeps a sign on its line.
 */
it('puts the spaces of French typography', () => {
  const french = [...texts.fr, ...content.fr];
  expect(
    found(french, (text) => /[\p{L}\d)»][;?!](?!\w)|[\p{L})»]:(?=\s|$)|«\S|\S»|\d%/u.test(text)),
  ).toEqual([]);
  const ordinary = french.filter(({ key }) => key !== 'body');
  expect(found(ordinary, (text) => /[\u00a0\u202f]/.test(text))).toEqual([]);
  const wrapped = content.fr.filter(({ key }) => key === 'body');
  expect(
    found(wrapped, (text) => / [:;?!%»]|« |\d \d{3}(?!\d)|\d (?:million|milliard)/.test(text)),
  ).toEqual([]);
  expect(found(texts.en, (text) => /\s[;:?!](?:\s|$)/.test(text))).toEqual([]);
});

/** A number, or what stands for one, and its unit with a space at which a line could end. */
const LOOSE_UNIT =
  /\d (?:[kMG]?W[hcp]?|k?V|[km]?A|Ah|Hz|°C|[kcm]?m|m[²³]|kg|t|h|[kKMG]B|[kMG]?o|ft|AED|%)(?![\p{L}\d])/u;

it.each(LANGUAGES)('keeps numbers and their units on one line (%s)', (language) => {
  const defaults = readdirSync(path.join(ROOT, 'services/admin/locales'))
    .filter((file) => file.startsWith('default-'))
    .flatMap((file) => {
      const json = readFileSync(path.join(ROOT, 'services/admin/locales', file), 'utf8');
      return textsOf(file, JSON.parse(json) as Texts);
    })
    .filter(({ key }) => key.endsWith(`.${language}`));
  const all = [...texts[language], ...defaults];
  const shown = all.map((one) => ({
    ...one,
    text: language === 'fr' ? frenchSpacing(one.text) : one.text,
  }));
  expect(found(shown, (text) => LOOSE_UNIT.test(text))).toEqual([]);
});

it.each(LANGUAGES)('has typographic apostrophes and no double spaces (%s)', (language) => {
  expect(found(texts[language], (text) => /\p{L}'\p{L}|\S {2,}\S/u.test(text))).toEqual([]);
});

/** The last part of a key that names what a button does. */
const BUTTON =
  /(?:^|\.)(?:save|cancel|delete|remove|send|add|edit|close|retry|apply|reset|subscribe|button|quote|back)$/i;

it.each([
  ['en', 34],
  ['fr', 44],
] as const)('keeps buttons short (%s)', (language, most) => {
  const buttons = texts[language].filter(
    ({ key, where }) => BUTTON.test(key) && !key.includes('explain.') && !where.includes('mails'),
  );
  expect(buttons.length).toBeGreaterThan(50);
  expect(found(buttons, (text) => text.length > most)).toEqual([]);
});

/** Texts that are fixed as they are. */
const FIXED_CAPITALS = /^(?:Showing|Logged Out)/;

it('writes English in sentence case', () => {
  const isTitleCase = (text: string) => {
    const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
    return (
      words.length >= 4 &&
      words.every((word) => /^\p{Lu}/u.test(word)) &&
      !FIXED_CAPITALS.test(text)
    );
  };
  expect(found(texts.en, isTitleCase)).toEqual([]);
});
