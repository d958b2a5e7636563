import type { InventorySettings } from '@solar/contracts/inventory/settings';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** The one document of the warehouse's settings; what is absent has its default. */
export type SettingsDoc = Partial<InventorySettings> & { _id: string; version: number };

export const settingsSchema = defineSchema<SettingsDoc>(
  {
    ...{ overReceiptPercent: Number, binCapacity: String },
    ...{ recountPieces: Number, recountPercent: Number, recountValue: Schema.Types.Mixed },
  },
  { collection: 'settings' },
);
