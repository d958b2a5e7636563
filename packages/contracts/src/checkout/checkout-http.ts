import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { LANGUAGES } from '../common/localized';
import { moneySchema } from '../common/money';
import { isTaxNumber } from '../common/tax-number';
import { quantitySchema } from './cart-http';
import { CANCEL_REASONS, CHECKOUT_STATES } from './checkout-states';
import {
  arrivalSchema,
  countrySchema,
  orderAddressSchema,
  poNumberSchema,
  shippingChoiceSchema,
  taxNumberSchema,
  totalsSchema,
} from './totals-http';

/** POST /api/checkout/totals-preview: what the cart costs to this country, for every shipping method. */
export const previewTotalsSchema = z.strictObject({
  country: countrySchema,
  quoteId: z.string().max(40).optional(),
  /** The cart as the shopper sees it, if it is no quote: its totals are answered, and the checkout refuses it when it has changed. */
  cartRevision: z.number().int().min(0).optional(),
  language: z.enum(LANGUAGES).default('en'),
});

export const shippingOptionSchema = z.object({
  methodId: z.string(),
  name: z.string(),
  description: z.string(),
  minDays: z.number().int(),
  maxDays: z.number().int(),
  /** When it arrives if it is paid today. */
  arrival: arrivalSchema.optional(),
  totals: totalsSchema,
});
export type ShippingOption = z.infer<typeof shippingOptionSchema>;

/** Priced line of a checkout or order. */
export const pricedLineSchema = z.object({
  productId: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  unit: moneySchema,
  lineTotal: moneySchema,
});
export type PricedLine = z.infer<typeof pricedLineSchema>;

export const totalsPreviewSchema = z.object({
  lines: z.array(pricedLineSchema),
  options: z.array(shippingOptionSchema),
  paymentsEnabled: z.boolean(),
});
export type TotalsPreview = z.infer<typeof totalsPreviewSchema>;

/**
 * POST /api/checkout/checkouts. The server prices the cart; `expectedTotal` is what the shopper saw and only
 * checked: another total answers 409 `checkout.price_changed` and holds nothing.
 */
export const startCheckoutSchema = z
  .strictObject({
    email: z.email().max(LIMITS.titleMax),
    shippingAddress: orderAddressSchema,
    /** Left out when it is the shipping address. */
    billingAddress: orderAddressSchema.optional(),
    shippingMethodId: z.string().min(1).max(40),
    notes: z.string().trim().max(1_000).optional(),
    poNumber: poNumberSchema.optional(),
    /** In the form of the country that is billed. */
    taxNumber: taxNumberSchema.optional(),
    language: z.enum(LANGUAGES).default('en'),
    expectedTotal: moneySchema.optional(),
    /** An accepted quote: its frozen lines and prices are ordered in place of the cart's. */
    quoteId: z.string().max(40).optional(),
    /** The cart as the shopper saw it; refused with 409 when it changed on another device. */
    cartRevision: z.number().int().min(0).optional(),
  })
  .refine(
    ({ taxNumber, billingAddress, shippingAddress }) =>
      !taxNumber || isTaxNumber(taxNumber, (billingAddress ?? shippingAddress).country),
    { path: ['taxNumber'], message: 'A tax registration number of the UAE has 15 digits' },
  );
export type StartCheckout = z.infer<typeof startCheckoutSchema>;

const typed = z.string().max(LIMITS.textMax);
const typedAddress = z.partialRecord(
  z.enum([
    'fullName',
    'company',
    'phone',
    'line1',
    'line2',
    'city',
    'region',
    'postalCode',
    'country',
  ]),
  typed,
);

/**
 * PUT /api/checkout/draft: what the shopper has typed so far, right or wrong. It is kept with the cart, and goes when the cart has
 * become an order.
 */
export const checkoutDraftSchema = z.strictObject({
  email: typed.nullable(),
  /** The saved address that was chosen; null for a typed one. */
  addressId: z.string().max(40).nullable(),
  shipping: typedAddress.nullable(),
  sameBilling: z.boolean(),
  billing: typedAddress.nullable(),
  saveAddress: z.boolean(),
  shippingMethodId: z.string().max(40).nullable(),
  paymentMethod: z.string().max(40),
  notes: typed,
  poNumber: typed,
  taxNumber: typed,
});
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

/** GET /api/checkout/draft. */
export const keptDraftSchema = z.object({
  draft: checkoutDraftSchema.nullable(),
  /** Where the order before went, to be offered again. */
  lastOrder: z
    .object({
      shippingAddress: orderAddressSchema,
      billingAddress: orderAddressSchema,
      taxNumber: z.string().nullable(),
    })
    .nullable(),
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** Lines that could not be held, as in problem 409 `stock.insufficient` (`errors[].path` is the product id). */
export const stockShortageSchema = z.object({
  productId: z.string(),
  requested: quantitySchema,
  available: z.number().int(),
});

/** A checkout as its owner sees it. */
export const checkoutSchema = z.object({
  checkoutId: z.string(),
  state: z.enum(CHECKOUT_STATES),
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  expiresAt: z.iso.datetime(),
  email: z.string(),
  shippingAddress: orderAddressSchema,
  billingAddress: orderAddressSchema,
  shippingMethod: shippingChoiceSchema,
  lines: z.array(pricedLineSchema),
  totals: totalsSchema,
  shortages: z.array(stockShortageSchema),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  poNumber: z.string().nullable().optional(),
  notes: z.string().nullable().optional(),
  /** The payment, once the provider has answered for it. */
  paymentId: z.string().nullable().optional(),
});
export type Checkout = z.infer<typeof checkoutSchema>;
