import { z } from 'zod';
import { languageSchema } from '../common/localized';

/** `GET /api/catalog/products/{idOrSlug}/datasheet.pdf`. */
export const datasheetQuerySchema = z.strictObject({ lang: languageSchema.default('en') });
