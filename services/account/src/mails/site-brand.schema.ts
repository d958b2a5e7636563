import type { TicketTargets } from '@solar/contracts/account/ticket-targets';
import type { OfficeHours } from '@solar/contracts/common/office-hours';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** What this slice needs of the site's settings, projected from the admin slice. */
export type SiteBrandDoc = {
  _id: string;
  siteName: string;
  contactEmail: string;
  /** Whether staff have to sign in with a second factor. */
  staffSecondFactor?: boolean;
  /** Absent until it was announced. */
  office?: OfficeHours;
  /** Absent until they were announced. */
  ticketTargets?: TicketTargets;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const siteBrandSchema = defineSchema<SiteBrandDoc>(
  {
    siteName: { type: String, required: true },
    contactEmail: { type: String, required: true },
    staffSecondFactor: { type: Boolean, default: false },
    office: { type: Schema.Types.Mixed },
    ticketTargets: { type: Schema.Types.Mixed },
  },
  { collection: 'site_brand' },
);
