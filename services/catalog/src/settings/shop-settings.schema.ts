import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The settings that prices, documents and pictures depend on; there is one document, `shop`. */
export type ShopSettingsDoc = {
  _id: string;
  currency: string;
  siteName: string;
  contactEmail: string;
  taxBasisPoints: number | null;
  priceListSecondPerson: boolean;
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
  },
  { collection: 'shop_settings' },
);
