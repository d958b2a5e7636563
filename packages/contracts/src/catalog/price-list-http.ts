import { z } from 'zod';
import { groupIdSchema, idSchema, productIdSchema, userIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema, priceSchema, type Money } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';
import type { PriceTier } from '../common/price-tiers';
import type { Transitions } from '../common/state-machine';
import { areTiersOf, priceTiersInputSchema, priceTierSchema } from './price-tiers';

export const PRICE_LIST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PriceListStatus = (typeof PRICE_LIST_STATUSES)[number];
export const priceListStatusSchema = z.enum(PRICE_LIST_STATUSES);

/**
 * An edit sends a rejected list back to pending. An approved list does not change, or approval would mean
 * nothing: it is copied, edited and approved again, or deleted.
 */
export const PRICE_LIST_TRANSITIONS: Transitions<PriceListStatus> = {
  pending: ['approved', 'rejected'],
  rejected: ['pending'],
  approved: [],
};

/** Products of one price list. */
export const PRICE_LIST_ITEMS_MAX = 10_000;
export const priceListIdSchema = idSchema('plt');

const itemPrice = {
  price: priceSchema,
  /** What a piece costs from a quantity on; none when absent. */
  tiers: priceTiersInputSchema.default([]),
};
const hasOwnTiers = (item: { price: Money; tiers: PriceTier[] }) =>
  areTiersOf(item.price, item.tiers);
const ownTiersText = { message: 'A tier is below the price, in its currency', path: ['tiers'] };

const fields = {
  name: z.string().trim().min(2).max(LIMITS.titleMax),
  description: z.string().trim().max(LIMITS.textMax).default(''),
  /** The customer or the group it prices for; with neither it applies to nobody. */
  customerId: userIdSchema.nullable().default(null),
  groupId: groupIdSchema.nullable().default(null),
  /** First and last day, at the offices, on which its prices apply; without one they are not bounded. */
  validFrom: z.iso.date().nullable().default(null),
  validUntil: z.iso.date().nullable().default(null),
};

const oneAudience = (list: { customerId: string | null; groupId: string | null }) =>
  list.customerId === null || list.groupId === null;
const oneAudienceText = { message: 'A list is for a customer or for a group, not both' };

type Validity = { validFrom?: string | null | undefined; validUntil?: string | null | undefined };
/** Whether the last day is not before the first one. */
export const isPeriod = ({ validFrom, validUntil }: Validity): boolean =>
  !validFrom || !validUntil || validFrom <= validUntil;
const periodText = { message: 'The last day is before the first one', path: ['validUntil'] };

/** Whether prices with this period apply on a day (`2026-03-07`). */
export function isValidOn({ validFrom, validUntil }: Validity, day: string): boolean {
  return (!validFrom || validFrom <= day) && (!validUntil || day <= validUntil);
}

/** `POST /api/catalog/admin/price-lists`. */
export const createPriceListSchema = z
  .strictObject(fields)
  .refine(oneAudience, oneAudienceText)
  .refine(isPeriod, periodText);
export type CreatePriceList = z.infer<typeof createPriceListSchema>;

/** `PUT /api/catalog/admin/price-lists/{id}`; `version` is the one that was read. */
export const updatePriceListSchema = z
  .strictObject({ ...fields, version: z.number().int() })
  .refine(oneAudience, oneAudienceText)
  .refine(isPeriod, periodText);
export type UpdatePriceList = z.infer<typeof updatePriceListSchema>;

/** `POST …/{id}/items`: adding a product that is there already is refused. */
export const addPriceListItemSchema = z
  .strictObject({ productId: productIdSchema, ...itemPrice })
  .refine(hasOwnTiers, ownTiersText);

/** `PUT …/{id}/items/{productId}`. */
export const changePriceListItemSchema = z
  .strictObject(itemPrice)
  .refine(hasOwnTiers, ownTiersText);
export type PriceListItemPrice = z.infer<typeof changePriceListItemSchema>;

/** `POST …/{id}/reject`. */
export const rejectPriceListSchema = z.strictObject({
  reason: z.string().trim().min(2).max(LIMITS.textMax),
});

const person = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const priceListSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: priceListStatusSchema,
  customer: person.nullable(),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  itemCount: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  approvedAt: z.iso.datetime().nullable(),
  approver: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  validFrom: z.iso.date().nullable().optional(),
  validUntil: z.iso.date().nullable().optional(),
  version: z.number().int(),
});
export type PriceListSummary = z.infer<typeof priceListSummarySchema>;

export const priceListDetailSchema = priceListSummarySchema.extend({
  /** The reader has written it, and the shop wants somebody else to approve it. */
  needsSecondPerson: z.boolean().optional(),
  items: z.array(
    z.object({
      productId: z.string(),
      sku: z.string(),
      name: z.string(),
      brand: z.string(),
      price: moneySchema,
      tiers: z.array(priceTierSchema).optional(),
      base: moneySchema.nullable(),
    }),
  ),
});
export type PriceListDetail = z.infer<typeof priceListDetailSchema>;

/** `GET /api/catalog/admin/price-lists`. */
export const priceListQuerySchema = pageQuerySchema.extend({
  status: priceListStatusSchema.optional(),
  q: z.string().trim().max(100).optional(),
  /** Those that are for a customer, or for the group that the customer is in. */
  customerId: userIdSchema.optional(),
});
export const priceListPageSchema = pageOf(priceListSummarySchema);

/** `GET /api/catalog/admin/price-audiences?q=`: customers and groups that a list can be for. */
export const priceAudienceQuerySchema = z.strictObject({
  q: z.string().trim().max(100).default(''),
});
export const priceAudiencesSchema = z.object({
  customers: z.array(person),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type PriceAudiences = z.infer<typeof priceAudiencesSchema>;
