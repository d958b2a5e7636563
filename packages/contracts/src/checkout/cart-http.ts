import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { priceAccessSchema } from '../common/price-access';

/** Pieces of one line: 1 to the shared limit; removal is DELETE, never quantity 0. */
export const quantitySchema = z.number().int().min(1).max(LIMITS.lineQuantityMax);

const cartLineInput = z.strictObject({ productId: productIdSchema, quantity: quantitySchema });

const distinctLines = z
  .array(cartLineInput)
  .max(LIMITS.cartLinesMax)
  .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, {
    message: 'A product may appear once',
  });

/** PUT /api/checkout/cart: the whole cart. */
export const replaceCartSchema = z.strictObject({ lines: distinctLines });
/** POST /api/checkout/cart/merge: the browser's cart after sign-in; of two quantities the larger stays. */
export const mergeCartSchema = z.strictObject({ lines: distinctLines });
/** POST /api/checkout/cart/lines: adds to the quantity that is there. */
export const addCartLineSchema = z.strictObject({
  productId: productIdSchema,
  quantity: quantitySchema.default(1),
});
/** PATCH /api/checkout/cart/lines/{productId}: sets the quantity. */
export const setCartLineSchema = z.strictObject({ quantity: quantitySchema });

/** Adds to a line, as a screen does that did not know the line. */
const addToLine = z.strictObject({ productId: productIdSchema, add: quantitySchema });
/** Sets a line; zero takes it out. */
const setLine = z.strictObject({
  productId: productIdSchema,
  quantity: z.number().int().min(0).max(LIMITS.lineQuantityMax),
});
export const cartChangeSchema = z.union([addToLine, setLine]);
export type CartChange = z.infer<typeof cartChangeSchema>;

/**
 * POST /api/checkout/cart/changes: operations on lines, merged into the cart as it is. Lines that are not named stay as another
 * device left them; of two changes of one line the later one holds.
 */
export const changeCartSchema = z.strictObject({
  /** The same id again changes nothing, so that a request without an answer may be repeated. */
  changeId: z.string().min(8).max(64),
  /** The cart that the changes were made on; another one (it has become an order) is changed all the same. */
  revision: z.number().int().min(0),
  changes: z.array(cartChangeSchema).min(1).max(LIMITS.cartLinesMax),
});
export type ChangeCart = z.infer<typeof changeCartSchema>;

/** GET /api/checkout/products/{productId}/availability: said where a quantity is typed. */
export const availabilityQuerySchema = z.object({
  quantity: z.coerce.number().int().min(1).max(LIMITS.lineQuantityMax),
});
export const availabilitySchema = z.object({
  /** How many are left, when that is fewer than was asked for. */
  available: z.number().int().nullable(),
});
export type Availability = z.infer<typeof availabilitySchema>;

export const stockStatusSchema = z.enum(['in_stock', 'low_stock', 'out_of_stock', 'unknown']);

/** A line as the customer sees it. `unit` and `lineTotal` are null unless `priceAccess` is `visible`. */
export const cartLineSchema = z.object({
  productId: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  unit: moneySchema.nullable(),
  lineTotal: moneySchema.nullable(),
  stock: z.object({
    status: stockStatusSchema,
    /** Set only when fewer pieces are left than the line asks for. */
    available: z.number().int().nullable(),
  }),
  /** False when the product is gone, inactive or has no price. */
  buyable: z.boolean(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The signed-in customer's cart. */
export const cartSchema = z.object({
  cartId: z.string(),
  revision: z.number().int(),
  itemCount: z.number().int(),
  priceAccess: priceAccessSchema,
  subtotal: moneySchema.nullable(),
  lines: z.array(cartLineSchema),
});
export type Cart = z.infer<typeof cartSchema>;
