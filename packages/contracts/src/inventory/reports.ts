import { z } from 'zod';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { binRefSchema, productRefSchema, warehouseIdSchema } from './fields';
import { MOVEMENT_CLASSES, moveReasonSchema, STOCK_STATUSES } from './states';

/** A check of all counters against the ledger; `drifts` is how many differ. */
export const reconciliationSchema = z.object({
  at: z.iso.datetime(),
  checked: z.number().int(),
  drifts: z.number().int(),
});

/** Figures of the overview. */
export const overviewSchema = z.object({
  products: z.number().int(),
  onHand: z.number().int(),
  allocated: z.number().int(),
  held: z.number().int(),
  available: z.number().int(),
  byStatus: z.record(z.enum(STOCK_STATUSES), z.number().int()),
  byMovementClass: z.record(z.enum(MOVEMENT_CLASSES), z.number().int()),
  ordersToShip: z.number().int(),
  openTransfers: z.number().int(),
  activeStocktakes: z.number().int(),
  openPurchaseOrders: z.number().int(),
  reconciliation: reconciliationSchema.nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;

/** Query of the movement report. */
export const movementReportQuerySchema = z.strictObject({
  days: z.coerce.number().int().min(1).max(365).default(30),
});

/** Pieces that came in and went out, by day and by reason. */
export const movementReportSchema = z.object({
  days: z.number().int(),
  byDay: z.array(z.object({ day: z.iso.date(), in: z.number().int(), out: z.number().int() })),
  byReason: z.array(
    z.object({ reason: moveReasonSchema, moves: z.number().int(), pieces: z.number().int() }),
  ),
});
export type MovementReport = z.infer<typeof movementReportSchema>;

/** The ledger's own check: what every location holds by its moves; the sum is zero. */
export const trialBalanceSchema = z.object({
  locations: z.array(z.object({ kind: z.string(), code: z.string(), pieces: z.number().int() })),
  sum: z.number().int(),
});
export type TrialBalance = z.infer<typeof trialBalanceSchema>;

/** Query of the goods that expire: those of the next days, and those that have expired. */
export const expiringQuerySchema = pageQuerySchema.extend({
  days: z.coerce.number().int().min(0).max(3_650).default(90),
  warehouseId: warehouseIdSchema.optional(),
});
export type ExpiringQuery = z.infer<typeof expiringQuerySchema>;

/** Goods of a lot in one bin, with the last day on which they may be used. */
export const expiringGoodsSchema = z.object({
  product: productRefSchema,
  bin: binRefSchema,
  lot: z.string().nullable(),
  expiresOn: z.iso.date(),
  expired: z.boolean(),
  onHand: z.number().int(),
  allocated: z.number().int(),
});
export type ExpiringGoods = z.infer<typeof expiringGoodsSchema>;
export const expiringPageSchema = pageOf(expiringGoodsSchema);
