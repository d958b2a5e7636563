import {
  CONTENT_FIELDS,
  type ContentInput,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import sanitizeHtml from 'sanitize-html';

/** The mark-up that editors may use: text structure, links and site images; no styles, no scripts. */
const ALLOWED: sanitizeHtml.IOptions = {
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
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

function clean(text: LocalizedText): LocalizedText {
  return { en: sanitizeHtml(text.en, ALLOWED), fr: sanitizeHtml(text.fr, ALLOWED) };
}

/** Checks the fields of the entry's kind and sanitises its HTML. Throws a validation problem. */
export function parseContentInput(kind: ContentKind, input: ContentInput): ContentInput {
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
  return { ...input, body: clean(input.body), fields: fields.data };
}
