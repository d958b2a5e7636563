import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { textIn, type Language } from '@solar/contracts/common/localized';

/** A part of a form: a title of a section, a sentence to read, or a line to fill in. */
export interface FormPart {
  kind: 'title' | 'text' | 'line';
  text: string;
}

/** A form to be filled in by hand, in one language. */
export interface Form {
  language: Language;
  siteName: string;
  contact: string;
  title: string;
  introduction: string;
  parts: FormPart[];
}

const BLOCKS = /<(h[2-4]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

function kindOf(element: string): FormPart['kind'] {
  if (element === 'li') return 'line';
  return element === 'p' ? 'text' : 'title';
}

/** The text of a cleaned element: what it holds is a list item's paragraph at most. */
const textOf = (html: string) =>
  html
    .replace(/<br[^>]*>|<\/p>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/** The form that an editor writes as an entry's text: headings part it, each point of a list is a line to fill in. */
export function formContent(
  entry: ContentEntry,
  site: { siteName: string; contact: string },
  language: Language,
): Form {
  const parts = [...textIn(entry.body, language).matchAll(BLOCKS)].map(
    ([, element = '', inner = '']) => ({ kind: kindOf(element), text: textOf(inner) }),
  );
  return {
    language,
    ...site,
    title: textIn(entry.title, language),
    introduction: textIn(entry.excerpt, language),
    parts: parts.filter(({ text }) => text !== ''),
  };
}
