import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** What mails need of the site's settings, projected from the admin slice. */
export type SiteBrandDoc = {
  _id: string;
  siteName: string;
  contactEmail: string;
  /** Whether staff have to sign in with a second factor. */
  staffSecondFactor?: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const siteBrandSchema = defineSchema<SiteBrandDoc>(
  {
    siteName: { type: String, required: true },
    contactEmail: { type: String, required: true },
    staffSecondFactor: { type: Boolean, default: false },
  },
  { collection: 'site_brand' },
);
