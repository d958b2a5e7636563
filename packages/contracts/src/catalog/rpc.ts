import { z } from 'zod';
import { defineRpc } from '../common/envelope';
import { productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { priceTierSchema } from './price-tiers';
import { productsWithMediaSchema } from './product-media';

/** Which rule set the effective price. */
export const priceSourceSchema = z.enum(['priceList', 'group', 'sale', 'base']);

/** Most customers whose products one request names. */
export const PRICED_TOGETHER_MAX = 16;

const pricedForSchema = z.object({
  customerId: z.string(),
  groupId: z.string().nullable(),
  productIds: z.array(productIdSchema).max(LIMITS.cartLinesMax),
});

const pricedSchema = z.object({
  products: z.array(
    z.object({
      productId: z.string(),
      buyable: z.boolean(),
      sku: z.string(),
      slug: z.string(),
      name: z.string(),
      brand: z.string(),
      categorySlug: z.string(),
      /** Empty for a product without pictures. */
      imageUrl: z.string(),
      weightGrams: z.number().int().nullable(),
      unit: moneySchema.nullable(),
      source: priceSourceSchema.nullable(),
      /** Lower unit prices from a quantity on. */
      tiers: z.array(priceTierSchema).optional(),
    }),
  ),
});

/**
 * Effective prices of an approved customer for the given products. A product that is unknown, inactive or
 * has no price answers `buyable: false` and no unit price.
 */
export const priceProducts = defineRpc(
  'rpc.catalog.products.price.v1',
  pricedForSchema.extend({
    /** Further customers who ask at the same moment, each for prices of their own. */
    others: z
      .array(pricedForSchema)
      .max(PRICED_TOGETHER_MAX - 1)
      .optional(),
  }),
  pricedSchema.extend({
    /** What the others get, in their order; absent when the catalogue knows of one customer only. */
    others: z.array(pricedSchema).optional(),
    /** Set by a catalogue that says when prices have changed (`PRICES_CHANGED`): what is only shown may be remembered until then. */
    announced: z.boolean().optional(),
  }),
);

/**
 * What staff compare a price with: the price of the shop before anything that a customer has agreed, and what the shop pays. For
 * answers to staff alone.
 */
export const productCosts = defineRpc(
  'rpc.catalog.products.costs.v1',
  z.object({ productIds: z.array(productIdSchema).max(LIMITS.cartLinesMax) }),
  z.object({
    products: z.array(
      z.object({
        productId: z.string(),
        list: moneySchema.nullable(),
        cost: moneySchema.nullable(),
      }),
    ),
  }),
);

/** The products, those that are not in the shop too, that show a file: among the pictures that were made of it, or as a document. */
export const productsWithMedia = defineRpc(
  'rpc.catalog.products.with-media.v1',
  z.object({
    path: z.string(),
    /** Of the sizes that were made of it; null for a file without. */
    folder: z.string().nullable(),
  }),
  productsWithMediaSchema,
);
