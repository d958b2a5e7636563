import { z } from 'zod';
import { carrierSchema } from './carriers';
import { defineMessage } from '../common/envelope';
import { invoicingSchema } from './site-http';

/** Site settings that other slices need; carries the whole public state. */
export const settingsChanged = defineMessage(
  'evt.admin.settings.changed.v1',
  z.object({
    siteName: z.string(),
    contactEmail: z.string(),
    carriers: z.array(carrierSchema).optional(),
    currency: z.string(),
    currencySymbol: z.string(),
    taxEnabled: z.boolean(),
    taxBasisPoints: z.number().int(),
    shippingEnabled: z.boolean(),
    defaultShippingMinor: z.number().int(),
    paymentsEnabled: z.boolean(),
    /** Absent in announcements from before it was kept. */
    invoicing: invoicingSchema.optional(),
    /** Hours for which the stock of an accepted quote is kept; none when absent. */
    quoteHoldHours: z.number().int().optional(),
  }),
);

/** Content that the site's search finds; `url` is its page. Published or hidden, or removed (`deleted`). */
export const contentChanged = defineMessage(
  'evt.admin.content.changed.v1',
  z.object({
    contentId: z.string(),
    kind: z.enum(['service', 'project', 'article']),
    slug: z.string(),
    titleEn: z.string(),
    titleFr: z.string(),
    excerptEn: z.string(),
    excerptFr: z.string(),
    url: z.string(),
    published: z.boolean(),
    deleted: z.boolean(),
  }),
);
