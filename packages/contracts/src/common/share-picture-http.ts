import { z } from 'zod';
import { languageSchema } from './localized';

/** `GET …/share-picture`. `v` makes another address of another version and changes nothing else. */
export const sharePictureQuerySchema = z.strictObject({
  language: languageSchema.default('en'),
  v: z.string().max(40).optional(),
});
