import type { ContentSnapshot } from '@solar/contracts/admin/content-history-http';
import { LANGUAGES, type LocalizedText } from '@solar/contracts/common/localized';
import { linesOf } from '../../lines-of-html';

/** A text of an entry, to be compared: which part it is, of which language, and what it says. */
export interface PartText {
  /** Such as `title` or `fields.author`. */
  part: string;
  language?: (typeof LANGUAGES)[number];
  text: string;
}

const LOCALIZED_PARTS = ['title', 'excerpt', 'body', 'metaTitle', 'metaDescription'] as const;

/** Everything that a state of an entry says, as plain texts in a fixed order. */
export function textsOf(content: ContentSnapshot): PartText[] {
  const localized = LOCALIZED_PARTS.flatMap((part) => inLanguages(part, content[part]));
  const own = Object.entries(content.fields).flatMap(([name, value]) =>
    isLocalized(value)
      ? inLanguages(`fields.${name}`, value)
      : [{ part: `fields.${name}`, text: plain(value) }],
  );
  const { slug, image } = content;
  return [
    { part: 'slug', text: slug },
    ...localized,
    { part: 'image', text: image?.path ?? '' },
    ...own,
  ];
}

function inLanguages(part: string, text: LocalizedText): PartText[] {
  return LANGUAGES.map((language) => ({ part, language, text: linesOf(text[language]) }));
}

function isLocalized(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((one) => (isLocalized(one) ? `${one.en} / ${one.fr}` : plain(one))).join('\n');
  }
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
