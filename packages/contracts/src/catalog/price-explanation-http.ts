import { z } from 'zod';
import { productIdSchema, userIdSchema } from '../common/ids';
import { moneySchema } from '../common/money';
import { priceTierSchema } from './price-tiers';
import { priceSourceSchema } from './rpc';

/** Why a rule counts, or does not. */
export const PRICE_STEP_STATES = [
  'applies',
  'overridden',
  'pending',
  'rejected',
  'upcoming',
  'expired',
  'otherCurrency',
] as const;

/** `GET /api/catalog/admin/price-explanation?customerId=&productId=`. */
export const priceExplanationQuerySchema = z.strictObject({
  customerId: userIdSchema,
  productId: productIdSchema,
});

/** A rule that could set the price, the strongest first. */
export const priceStepSchema = z.object({
  source: priceSourceSchema,
  state: z.enum(PRICE_STEP_STATES),
  price: moneySchema.nullable(),
  tiers: z.array(priceTierSchema),
  /** Of a price list. */
  list: z
    .object({
      id: z.string(),
      name: z.string(),
      forGroup: z.boolean(),
      validFrom: z.iso.date().nullable(),
      validUntil: z.iso.date().nullable(),
    })
    .optional(),
  /** Of a group discount. */
  group: z.object({ name: z.string(), discountBasisPoints: z.number().int() }).optional(),
});
export type PriceStep = z.infer<typeof priceStepSchema>;

/** What a customer pays for a product today, and by which rule. */
export const priceExplanationSchema = z.object({
  /** Null when the product is not sold: without a price, or not shown in the shop. */
  unit: moneySchema.nullable(),
  source: priceSourceSchema.nullable(),
  tiers: z.array(priceTierSchema),
  /** Whether the customer sees prices at all. */
  approved: z.boolean(),
  active: z.boolean(),
  group: z.string().nullable(),
  steps: z.array(priceStepSchema),
});
export type PriceExplanation = z.infer<typeof priceExplanationSchema>;
