import { slugOf } from '@solar/contracts/common/slug';
import {
  contentInputSchema,
  type AdminContentEntry,
  type ContentInput,
} from '@solar/contracts/admin/content-http';
import type { ZodType } from 'zod';
import { emptyFields, fieldsSchemaOf, type ContentSection } from './content-sections';

const BLANK = { en: '', fr: '' };

/** The editor's fields; the same shape goes to the service. */
export type ContentFormValues = ContentInput;

/** Checks an entry of the section's kind before it is sent. */
export function contentFormSchema(
  section: ContentSection,
): ZodType<ContentInput, ContentFormValues> {
  const schema = contentInputSchema.extend({ fields: fieldsSchemaOf(section) });
  return schema as unknown as ZodType<ContentInput, ContentFormValues>;
}

/** What the editor starts with. */
export function initialValues(
  section: ContentSection,
  entry: AdminContentEntry | null,
): ContentFormValues {
  if (!entry) {
    return {
      slug: '',
      title: BLANK,
      excerpt: BLANK,
      body: BLANK,
      metaTitle: BLANK,
      metaDescription: BLANK,
      image: null,
      fields: emptyFields(section),
    };
  }
  const { slug, title, excerpt, body, metaTitle, metaDescription, image, fields } = entry;
  return {
    slug,
    title,
    excerpt,
    body,
    metaTitle,
    metaDescription,
    image,
    fields: { ...emptyFields(section), ...fields },
  };
}

/** Under which name the unsaved changes of an entry are kept. */
export function draftName(section: ContentSection, entry: AdminContentEntry | null): string {
  return `content:${section.kind}:${entry?.id ?? 'new'}`;
}

/** A slug proposed from a title. */
export function slugOfTitle(title: string): string {
  return slugOf(title).slice(0, 120);
}
