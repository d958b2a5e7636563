import { Schema } from 'mongoose';
import type { DesignSite, GridUtility } from '@solar/contracts/catalog/fit-places';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The settings that prices, documents and pictures depend on; there is one document, `shop`. */
export type ShopSettingsDoc = {
  _id: string;
  currency: string;
  siteName: string;
  contactEmail: string;
  taxBasisPoints: number | null;
  priceListSecondPerson: boolean;
  /** Absent until the settings arrive again after an upgrade. */
  designSites?: DesignSite[];
  utilities?: GridUtility[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const SHOP_SETTINGS = 'ShopSettings';
export const SHOP_SETTINGS_ID = 'shop';

export const shopSettingsSchema = defineSchema<ShopSettingsDoc>(
  {
    currency: { type: String, required: true },
    siteName: { type: String, default: '' },
    contactEmail: { type: String, default: '' },
    taxBasisPoints: { type: Number, default: null },
    priceListSecondPerson: { type: Boolean, default: false },
    designSites: { type: Schema.Types.Mixed },
    utilities: { type: Schema.Types.Mixed },
  },
  { collection: 'shop_settings' },
);
