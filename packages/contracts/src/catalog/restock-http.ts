import { z } from 'zod';
import { languageSchema } from '../common/localized';

/** `PUT /api/catalog/products/{idOrSlug}/restock-notice`: a mail to the signed-in customer when it is back, once. */
export const askRestockNoticeSchema = z.strictObject({ language: languageSchema });
