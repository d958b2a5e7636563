import { z } from 'zod';
import { languageSchema } from '../common/localized';

/** `PUT /api/catalog/products/{idOrSlug}/restock-notice`: a mail to the signed-in customer when it is back, once. */
export const askRestockNoticeSchema = z.strictObject({ language: languageSchema });

/** `GET` of the same address: whether the customer waits for that mail; `DELETE` takes the wish back. */
export const restockNoticeSchema = z.object({ waiting: z.boolean() });
export type RestockNotice = z.infer<typeof restockNoticeSchema>;
