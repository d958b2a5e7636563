import {
  CONTENT_FIELDS,
  type ContentInput,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import type { IOptions } from 'sanitize-html';

/** The mark-up that editors may use: text structure, links and site images; no styles, no scripts. */
const ALLOWED: IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    's',
    'u',
    'code',
    'pre',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
  },
};

/** Loaded when first needed: readers, who are nearly all, need no sanitizer. */
async function clean(text: LocalizedText): Promise<LocalizedText> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return { en: sanitizeHtml(text.en, ALLOWED), fr: sanitizeHtml(text.fr, ALLOWED) };
}

/** Checks the fields of the entry's kind and sanitises its HTML. Throws a validation problem. */
export async function parseContentInput(
  kind: ContentKind,
  input: ContentInput,
): Promise<ContentInput> {
  const fields = CONTENT_FIELDS[kind].safeParse(input.fields);
  if (!fields.success) {
    throw problem.validation(
      fields.error.issues.map((issue) => ({
        path: ['fields', ...issue.path].join('.'),
        code: issue.code,
        message: issue.message,
      })),
    );
  }
  return { ...input, body: await clean(input.body), fields: fields.data };
}
