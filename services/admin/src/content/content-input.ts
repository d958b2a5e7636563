import {
  CONTENT_FIELDS,
  type ContentInput,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import { cleanHtml } from './clean-html';
import { readingMinutes } from './reading-minutes';

async function clean(text: LocalizedText): Promise<LocalizedText> {
  return { en: await cleanHtml(text.en), fr: await cleanHtml(text.fr) };
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
  const body = await clean(input.body);
  const computed = kind === 'blog-posts' ? { readingMinutes: readingMinutes(body.en) } : {};
  return { ...input, body, fields: { ...fields.data, ...computed } };
}
