import type { OfficeHours } from '@solar/contracts/common/office-hours';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** What this slice needs of the site's settings, projected from the admin slice. */
export type SiteBrandDoc = {
  _id: string;
  siteName: string;
  contactEmail: string;
  /** Absent until it was announced. */
  office?: OfficeHours;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const siteBrandSchema = defineSchema<SiteBrandDoc>(
  {
    siteName: { type: String, required: true },
    contactEmail: { type: String, required: true },
    office: { type: Schema.Types.Mixed },
  },
  { collection: 'site_brand' },
);
