import { z } from 'zod';

/** Most products that one answer names. */
export const PRODUCTS_WITH_MEDIA_MAX = 20;

/** The products that show a file of the media library, the first ones by name. */
export const productsWithMediaSchema = z.object({
  total: z.number().int(),
  products: z.array(
    z.object({
      productId: z.string(),
      sku: z.string(),
      name: z.string(),
      shownAs: z.enum(['picture', 'document']),
    }),
  ),
});
export type ProductsWithMedia = z.infer<typeof productsWithMediaSchema>;
