import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  binRefSchema,
  productRefSchema,
  searchTextSchema,
  textSchema,
  warehouseIdSchema,
  zoneIdSchema,
} from './fields';
import {
  movementClassSchema,
  pickOrderSchema,
  serialCaptureSchema,
  stockStatusSchema,
} from './states';

/** The last digit of an EAN or UPC makes the weighted sum of all a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

export const STOCK_LEVEL_SORTS = [
  'sku',
  '-sku',
  'name',
  '-name',
  'available',
  '-available',
  'onHand',
  '-onHand',
] as const;

/** Query of the stock level list. */
export const stockLevelQuerySchema = pageQuerySchema.extend({
  q: searchTextSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  zoneId: zoneIdSchema.optional(),
  productId: productIdSchema.optional(),
  status: stockStatusSchema.optional(),
  movementClass: movementClassSchema.optional(),
  sort: z.enum(STOCK_LEVEL_SORTS).default('sku'),
});
export type StockLevelQuery = z.infer<typeof stockLevelQuerySchema>;

/** What is there of a product over all warehouses; `atWarehouse` is the part in the asked warehouse or zone. */
export const stockLevelSchema = productRefSchema.extend({
  onHand: z.number().int(),
  allocated: z.number().int(),
  held: z.number().int(),
  /** Pieces in bins that have expired and belong to no order. */
  expired: z.number().int().optional(),
  available: z.number().int(),
  lowStockAt: z.number().int(),
  pickOrder: pickOrderSchema.optional(),
  serialCapture: serialCaptureSchema.optional(),
  barcode: z.string().nullable().optional(),
  status: stockStatusSchema,
  movementClass: movementClassSchema,
  lastShippedAt: z.iso.datetime().nullable(),
  active: z.boolean(),
  atWarehouse: z.object({ onHand: z.number().int(), allocated: z.number().int() }).nullable(),
});
export type StockLevel = z.infer<typeof stockLevelSchema>;
export const stockLevelPageSchema = pageOf(stockLevelSchema);

/** Pieces in one bin and lot. */
export const balanceSchema = binRefSchema.extend({
  lot: z.string().nullable(),
  onHand: z.number().int(),
  allocated: z.number().int(),
  /** When the supplier delivered the oldest pieces. */
  firstReceivedAt: z.iso.datetime(),
  /** Last day on which they may be used. */
  expiresOn: z.iso.date().nullable().optional(),
});
export type Balance = z.infer<typeof balanceSchema>;

/** What lies in one bin, by product and lot. */
export const binContentsSchema = z.object({
  bin: binRefSchema,
  maxCapacity: z.number().int().nullable(),
  items: z.array(
    z.object({
      product: productRefSchema,
      lot: z.string().nullable(),
      onHand: z.number().int(),
      allocated: z.number().int(),
    }),
  ),
});
export type BinContents = z.infer<typeof binContentsSchema>;

/** A product's stock with its bins, its running holds and its open orders. */
export const stockDetailSchema = stockLevelSchema.extend({
  balances: z.array(balanceSchema),
  holds: z.array(
    z.object({
      holdId: z.string(),
      checkoutId: z.string(),
      quantity: z.number().int(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      quantity: z.number().int(),
      allocatedAt: z.iso.datetime(),
    }),
  ),
});
export type StockDetail = z.infer<typeof stockDetailSchema>;

/** Digits of an EAN or UPC, as a scanner types them. */
export const barcodeSchema = z
  .string()
  .trim()
  .regex(/^\d{8}(\d{4,6})?$/, 'An EAN or UPC has 8 or 12 to 14 digits')
  .refine(hasCheckDigit, 'The last digit does not fit the others');

/** Body that changes what the warehouse keeps of a product. */
export const updateStockLevelSchema = z.strictObject({
  lowStockAt: z.number().int().min(0).max(1_000_000).optional(),
  /** Which goods leave first. */
  pickOrder: pickOrderSchema.optional(),
  /** When serial numbers are taken down; to and from `at_receipt` only while nothing is in stock. */
  serialCapture: serialCaptureSchema.optional(),
  /** The number in the maker's barcode; null takes it away. */
  barcode: barcodeSchema.nullable().optional(),
});
export type UpdateStockLevel = z.infer<typeof updateStockLevelSchema>;

/** Body that corrects the last day of a lot; null where it never expires. */
export const correctExpirySchema = z.strictObject({
  lot: z.string().trim().min(1).max(60),
  expiresOn: z.iso.date().nullable(),
  reason: textSchema.min(1),
});
export type CorrectExpiry = z.infer<typeof correctExpirySchema>;

/** Query of the scan lookup. */
export const scanQuerySchema = z.strictObject({ code: z.string().trim().min(1).max(200) });

/** Documents whose printed number can be scanned. */
export const SCANNED_DOCUMENTS = ['receipt', 'purchaseOrder', 'transfer', 'stocktake'] as const;

/** What a scanned or typed code names. */
export const scanMatchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product: productRefSchema }),
  z.object({ kind: z.literal('bin'), bin: binRefSchema }),
  z.object({
    kind: z.literal('order'),
    order: z.object({ orderId: z.string(), orderNumber: z.string() }),
  }),
  z.object({
    kind: z.literal('document'),
    document: z.object({
      type: z.enum(SCANNED_DOCUMENTS),
      id: z.string(),
      number: z.string(),
    }),
  }),
]);
export type ScanMatch = z.infer<typeof scanMatchSchema>;

/** Answer of the scan lookup. */
export const scanResultSchema = z.object({ match: scanMatchSchema });
export type ScanResult = z.infer<typeof scanResultSchema>;
