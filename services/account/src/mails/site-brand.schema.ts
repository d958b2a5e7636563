import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** What mails need of the site's settings, projected from the admin slice. */
export type SiteBrandDoc = {
  _id: string;
  siteName: string;
  contactEmail: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const siteBrandSchema = defineSchema<SiteBrandDoc>(
  {
    siteName: { type: String, required: true },
    contactEmail: { type: String, required: true },
  },
  { collection: 'site_brand' },
);
