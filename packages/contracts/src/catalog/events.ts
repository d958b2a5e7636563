import { z } from 'zod';
import { defineMessage } from '../common/envelope';

/** A product was created, changed or (with `deleted`) removed. Carries no price. */
export const productChanged = defineMessage(
  'evt.catalog.product.changed.v1',
  z.object({
    productId: z.string(),
    sku: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    categorySlug: z.string(),
    active: z.boolean(),
    deleted: z.boolean(),
    weightGrams: z.number().int().nonnegative().nullable(),
  }),
);
