import { z } from 'zod';
import { currencyConversionSchema } from '../common/currency-conversion';
import { defineMessage } from '../common/envelope';
import { ticketTargetsSchema } from '../account/ticket-targets';
import { designSiteSchema, gridUtilitySchema } from '../catalog/fit-places';
import { carrierSchema } from './carriers';
import { officeHoursSchema } from '../common/office-hours';
import { announcedInvoicingSchema } from './site-http';

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
    /** Days after shipment in which customers may ask for a return; absent in announcements from before it was kept. */
    returnDays: z.number().int().optional(),
    /** Staff sign in with a second factor. Absent in announcements from before it was kept. */
    staffSecondFactor: z.boolean().optional(),
    /** Absent in announcements from before it was kept. */
    invoicing: announcedInvoicingSchema.optional(),
    /** When people answer; absent in announcements from before it was kept. */
    office: officeHoursSchema.optional(),
    /** When tickets want an answer and a solution; absent in announcements from before it was kept. */
    ticketTargets: ticketTargetsSchema.optional(),
    /** Where systems are designed for and by whose limits; absent in announcements from before they were kept. */
    designSites: z.array(designSiteSchema).optional(),
    utilities: z.array(gridUtilitySchema).optional(),
    /** Hours for which the stock of an accepted quote is kept; none when absent. */
    quoteHoldHours: z.number().int().optional(),
    /** Whoever has written a price list may not approve it; absent in announcements from before it was kept. */
    priceListSecondPerson: z.boolean().optional(),
  }),
);

/** The shop sells in another currency from now on: every slice converts what it keeps in the old one, once. */
export const currencyChanged = defineMessage(
  'evt.admin.currency.changed.v1',
  currencyConversionSchema,
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

/** An address gets the newsletter from now on, or no more: its owner has followed a link of a mail. */
export const newsletterChanged = defineMessage(
  'evt.admin.newsletter.changed.v1',
  z.object({ email: z.string(), subscribed: z.boolean() }),
);
