import type { AnnouncedInvoicing } from '@solar/contracts/admin/site-http';
import type { Carrier } from '@solar/contracts/admin/carriers';
import type { OfficeHours } from '@solar/contracts/common/office-hours';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The part of the site's settings that checkout needs, projected from the admin slice. */
export type SiteSettingsDoc = {
  _id: 'site';
  siteName: string;
  contactEmail: string;
  carriers?: Carrier[];
  currency: string;
  taxEnabled: boolean;
  taxBasisPoints: number;
  shippingEnabled: boolean;
  defaultShippingMinor: number;
  paymentsEnabled: boolean;
  /** Days after shipment in which customers may ask for a return. */
  returnDays?: number | undefined;
  /** Absent until the admin slice has announced it. */
  invoicing?: AnnouncedInvoicing | undefined;
  quoteHoldHours?: number | undefined;
  /** When people work; its holidays count in the days that a delivery takes. */
  office?: OfficeHours | undefined;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const siteSettingsSchema = defineSchema<SiteSettingsDoc>(
  {
    siteName: { type: String, required: true },
    contactEmail: { type: String, required: true },
    carriers: { type: [Object], default: undefined },
    currency: { type: String, required: true },
    taxEnabled: { type: Boolean, required: true },
    taxBasisPoints: { type: Number, required: true },
    shippingEnabled: { type: Boolean, required: true },
    defaultShippingMinor: { type: Number, required: true },
    paymentsEnabled: { type: Boolean, required: true },
    returnDays: { type: Number },
    invoicing: { type: Object },
    quoteHoldHours: { type: Number },
    office: { type: Object },
  },
  { collection: 'site_settings' },
);
