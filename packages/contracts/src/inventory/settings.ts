import { z } from 'zod';
import { moneySchema } from '../common/money';

/** Bins may be filled beyond their capacity in silence, with a warning, or not at all. */
export const BIN_CAPACITY_RULES = ['ignore', 'warn', 'enforce'] as const;

/** What the warehouse decides for itself. */
export const inventorySettingsSchema = z.strictObject({
  /** How much more than ordered may be received, in percent of the ordered quantity. */
  overReceiptPercent: z.number().int().min(0).max(100),
  /** What happens when goods go into a bin beyond its capacity. */
  binCapacity: z.enum(BIN_CAPACITY_RULES),
  /** A count that differs by more pieces needs a second person; null for no such rule. */
  recountPieces: z.number().int().min(0).max(1_000_000).nullable().optional(),
  /** A count that differs by more percent of what is expected needs a second person; null for no such rule. */
  recountPercent: z.number().int().min(0).max(1_000).nullable().optional(),
  /** A count whose difference cost more, at the average of its product, needs a second person; null for no such rule. */
  recountValue: moneySchema
    .refine(({ amount }) => amount >= 0)
    .nullable()
    .optional(),
});
export type InventorySettings = z.infer<typeof inventorySettingsSchema>;

/** Body that changes some of the settings. */
export const updateInventorySettingsSchema = inventorySettingsSchema.partial();
export type UpdateInventorySettings = z.infer<typeof updateInventorySettingsSchema>;

/** The settings of a warehouse that has changed none. */
export const DEFAULT_INVENTORY_SETTINGS: InventorySettings = {
  overReceiptPercent: 0,
  binCapacity: 'warn',
  recountPieces: null,
  recountPercent: null,
  recountValue: null,
};
