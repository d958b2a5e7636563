import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { textBlocks } from '../content/text-blocks';

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

const KINDS = { title: 'title', text: 'text', point: 'line' } as const;

/** The form that an editor writes as an entry's text: headings part it, each point of a list is a line to fill in. */
export function formContent(
  entry: ContentEntry,
  site: { siteName: string; contact: string },
  language: Language,
): Form {
  return {
    language,
    ...site,
    title: textIn(entry.title, language),
    introduction: textIn(entry.excerpt, language),
    parts: textBlocks(textIn(entry.body, language)).map(({ element, text }) => ({
      kind: KINDS[element],
      text,
    })),
  };
}
