import { z } from 'zod';
import { languageSchema, type Language } from '../common/localized';

/** `GET /api/catalog/products/{idOrSlug}/datasheet.pdf`. */
export const datasheetQuerySchema = z.strictObject({ lang: languageSchema.default('en') });

/** Address of the datasheet that is made from the product's data. */
export function datasheetUrl(slug: string, language: Language): string {
  return `/api/catalog/products/${slug}/datasheet.pdf?lang=${language}`;
}
