import type { Language } from '@solar/contracts/common/localized';
import type { MailLocales } from './mail-texts';

type Entries = ReadonlyMap<string, string>;

/**
 * What one language says and another does not: texts that are missing, and values that a text uses in one language
 * alone. Empty when all languages say the same; the test of a service's mails expects that.
 */
export function compareLocales(locales: MailLocales): string[] {
  const [reference, ...others] = Object.entries(locales) as [Language, object][];
  if (!reference) return [];
  const expected = entriesOf(reference[1]);
  return others.flatMap(([language, texts]) => {
    const found = entriesOf(texts);
    return [
      ...missing(expected, found).map((key) => `${language}: ${key} is missing`),
      ...missing(found, expected).map((key) => `${reference[0]}: ${key} is missing`),
      ...[...expected]
        .filter(([key, text]) => found.has(key) && valuesOf(text) !== valuesOf(found.get(key)))
        .map(([key]) => `${language}: ${key} has other values`),
    ];
  });
}

function missing(expected: Entries, found: Entries): string[] {
  return [...expected.keys()].filter((key) => !found.get(key)?.trim());
}

/** Paragraphs may be divided in another way in another language, so a list counts as one text. */
function entriesOf(texts: object, path = ''): Entries {
  return new Map(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      const here = path ? `${path}.${key}` : key;
      if (Array.isArray(value)) return [[here, value.join('\n')]];
      if (typeof value === 'object' && value !== null) return [...entriesOf(value, here)];
      return [[here, String(value)]];
    }),
  );
}

function valuesOf(text: string | undefined): string {
  const names = (text ?? '').match(/\{\{[^}]+\}\}/g) ?? [];
  return [...new Set(names)].sort().join(' ');
}
