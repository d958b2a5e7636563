import { z } from 'zod';
import { DEFAULT_TICKET_TARGETS, ticketTargetsSchema } from '../account/ticket-targets';
import {
  DEFAULT_DESIGN_SITES,
  DEFAULT_UTILITIES,
  designSiteSchema,
  gridUtilitySchema,
  UTILITIES_MAX,
} from '../catalog/fit-places';
import { FIT_SITES } from '../catalog/fit-sites';
import { focalPointSchema } from '../common/focal-point';
import { LIMITS } from '../common/limits';
import { languageSchema, localizedInput } from '../common/localized';
import { timeZoneSchema } from '../common/office-hours';
import { MAX_PAGE_SIZE, pageOf } from '../common/pagination';
import { carrierSchema, CARRIERS_MAX } from './carriers';
import { shownHomeSchema } from './home-http';

/** Days on which nobody works, of some years. */
export const HOLIDAYS_MAX = 100;

const officeSchema = z.strictObject({
  name: localizedInput(80),
  address: localizedInput(300),
  phone: z.string().trim().max(40),
  email: z.email().max(200),
});

export const DEFAULT_RETURN_DAYS = 30;

/** Who sells, as tax invoices name it, and how they are numbered: `{prefix}-{year}-{number}`. */
export const invoicingSchema = z.object({
  sellerName: z.string().trim().max(LIMITS.titleMax).default(''),
  sellerAddress: z.string().trim().max(300).default(''),
  sellerTaxNumber: z.string().trim().max(30).default(''),
  invoicePrefix: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/)
    .default('INV'),
  creditNotePrefix: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/)
    .default('CN'),
  /** Dirhams for one unit of `currency`: an invoice in another currency states its tax in dirhams as well. */
  dirhamRate: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/)
    .default('3.6725'),
});
export type Invoicing = z.infer<typeof invoicingSchema>;

/** Who sells, as other slices receive it. */
export const announcedInvoicingSchema = invoicingSchema.extend({
  /** Day of which `dirhamRate` is; absent where nobody dated it. */
  dirhamRateDate: z.iso.date().optional(),
});
export type AnnouncedInvoicing = z.infer<typeof announcedInvoicingSchema>;

/** Site settings as staff edit them. Rates in basis points, money in minor units of `currency`. */
export const siteSettingsInputSchema = z.strictObject({
  siteName: z.string().trim().min(1).max(80),
  siteDescription: localizedInput(320),
  contactEmail: z.email().max(200),
  phone: z.string().trim().max(40),
  offices: z.array(officeSchema).min(1).max(6),
  /** What forms of before send; it is written from the days and hours. */
  officeHours: localizedInput(120).optional(),
  /** Days (0 = Sunday) and hours of the clocks in `timeZone` when people answer. */
  openDays: z.array(z.number().int().min(0).max(6)).max(7),
  opensAtHour: z.number().int().min(0).max(23),
  closesAtHour: z.number().int().min(1).max(24),
  /** Absent in settings from before they were kept: Dubai, and none. */
  timeZone: timeZoneSchema.optional(),
  holidays: z
    .array(z.strictObject({ date: z.iso.date(), name: z.string().trim().max(80) }))
    .max(HOLIDAYS_MAX)
    .optional(),
  /** When tickets want an answer and a solution, by their priority. */
  ticketTargets: ticketTargetsSchema.default(DEFAULT_TICKET_TARGETS),
  /** Temperatures for which systems are designed, by place. */
  designSites: z.array(designSiteSchema).max(FIT_SITES.length).default(DEFAULT_DESIGN_SITES),
  /** Utilities whose published limits of power systems are checked against. */
  utilities: z.array(gridUtilitySchema).max(UTILITIES_MAX).default(DEFAULT_UTILITIES),
  social: z.array(z.strictObject({ network: z.string().max(40), url: z.url().max(300) })).max(10),
  carriers: z.array(carrierSchema).max(CARRIERS_MAX).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencySymbol: z.string().min(1).max(5),
  paymentsEnabled: z.boolean(),
  taxEnabled: z.boolean(),
  taxBasisPoints: z.number().int().min(0).max(5_000),
  shippingEnabled: z.boolean(),
  defaultShippingMinor: z.number().int().min(0).max(100_000_000),
  /** Days after shipment in which customers may ask for a return; 0 leaves it to staff. */
  returnDays: z.number().int().min(0).max(365).default(DEFAULT_RETURN_DAYS),
  metaTitle: localizedInput(LIMITS.titleMax),
  metaDescription: localizedInput(320),
  ogImage: z.string().max(300),
  analyticsId: z.string().trim().max(60),
  certifications: z.array(localizedInput(120)).max(6),
  /** Staff have to sign in with a second factor. */
  staffSecondFactor: z.boolean().default(false),
  /** Hours for which the stock of an accepted quote is kept; zero keeps nothing. */
  quoteHoldHours: z.number().int().min(0).max(720).default(0),
  /** Whoever has written a price list may not approve it. */
  priceListSecondPerson: z.boolean().default(false),
  /** Visitors are informed that the shop is a demonstration. */
  demoBanner: z.boolean().default(false),
  ...invoicingSchema.shape,
  /** Day of which `dirhamRate` is. Customers see dirhams beside prices only at a rate with a date. */
  dirhamRateDate: z.iso.date().optional(),
});
export type SiteSettingsInput = Omit<z.infer<typeof siteSettingsInputSchema>, 'officeHours'>;

/** Settings with the version that was edited. */
export const updateSiteSettingsSchema = siteSettingsInputSchema.extend({
  version: z.number().int(),
});
export type UpdateSiteSettings = z.infer<typeof updateSiteSettingsSchema>;

/** Settings with their version, for optimistic editing. */
export const siteSettingsSchema = updateSiteSettingsSchema.extend({
  /** When people answer, in words. */
  officeHours: localizedInput(120),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** What every visitor may know. */
export const publicSettingsSchema = siteSettingsInputSchema
  .pick({
    siteName: true,
    siteDescription: true,
    contactEmail: true,
    phone: true,
    offices: true,
    openDays: true,
    opensAtHour: true,
    closesAtHour: true,
    social: true,
    currency: true,
    currencySymbol: true,
    metaTitle: true,
    metaDescription: true,
    ogImage: true,
    analyticsId: true,
    certifications: true,
    demoBanner: true,
    dirhamRate: true,
    dirhamRateDate: true,
  })
  .extend({
    /** When people answer, in words. */
    officeHours: localizedInput(120),
    /** The front page, where somebody edited it. */
    home: shownHomeSchema.optional(),
  });
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** `GET /api/content/brochure.pdf`. */
export const brochureQuerySchema = z.strictObject({ lang: languageSchema.default('en') });
/** `GET /api/content/certificates/{slug}/specimen.pdf`. */
export const certificateQuerySchema = brochureQuerySchema;
/** `GET /api/content/forms/{slug}/form.pdf`. */
export const formQuerySchema = brochureQuerySchema;
/** `GET /api/content/press/{slug}/release.pdf`. */
export const pressReleaseQuerySchema = brochureQuerySchema;

/** Subjects of the contact form. */
export const CONTACT_SUBJECTS = [
  'general',
  'product',
  'service',
  'quote',
  'support',
  'partnership',
  'other',
] as const;
export const MESSAGE_STATUSES = ['new', 'read', 'answered'] as const;

/** The contact form. */
export const contactMessageInputSchema = z.strictObject({
  fullName: z.string().trim().min(2).max(LIMITS.titleMax),
  email: z.email().max(200),
  phone: z.string().trim().max(40).optional(),
  company: z.string().trim().max(LIMITS.titleMax).optional(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string().trim().min(10).max(LIMITS.textMax),
});
/** What messages are about: subjects of the form, and openings that people applied for. */
export const MESSAGE_SUBJECTS = [...CONTACT_SUBJECTS, 'application'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

export const CV_BYTES_MAX = 2 * 1024 * 1024;
/** Months for which an application is kept, as its form promises. */
export const APPLICATION_MONTHS = 12;

/** The fields of an application; they come as multipart, before the part `cv`, which is a PDF. */
export const applicationInputSchema = z.strictObject({
  ...contactMessageInputSchema.pick({ fullName: true, email: true, phone: true, message: true })
    .shape,
  /** Slug of the opening's page. */
  opening: z
    .string()
    .max(120)
    .regex(/^[a-z0-9-]+$/),
  consent: z.literal('true'),
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

export const contactMessageSchema = contactMessageInputSchema.extend({
  id: z.string(),
  subject: z.enum(MESSAGE_SUBJECTS),
  /** What an application is for, and the file that came with it. */
  opening: z.string().optional(),
  cv: z.object({ filename: z.string(), size: z.number().int() }).optional(),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export const contactMessagePageSchema = pageOf(contactMessageSchema);
export const contactMessageStatusSchema = z.strictObject({ status: z.enum(MESSAGE_STATUSES) });

/** Lists of messages and subscriptions. */
export const siteListQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
  status: z.string().max(20).optional(),
});

/** Newsletter: a subscription counts once the link in the mail was followed. */
export const newsletterInputSchema = z.strictObject({
  email: z.email().max(200),
  language: languageSchema.default('en'),
});
export const newsletterTokenSchema = z.strictObject({ token: z.string().min(20).max(200) });
export const NEWSLETTER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export const newsletterSubscriptionSchema = z.object({
  id: z.string(),
  email: z.string(),
  language: languageSchema,
  status: z.enum(NEWSLETTER_STATUSES),
  createdAt: z.iso.datetime(),
});
export const newsletterPageSchema = pageOf(newsletterSubscriptionSchema);
export const newsletterAnswerSchema = z.object({ status: z.enum(NEWSLETTER_STATUSES) });

/** Figures of the dashboard, fed by the events of the other slices. */
export const dashboardSchema = z.object({
  ordersToday: z.number().int(),
  orders30Days: z.number().int(),
  revenue30Days: z.array(z.object({ amount: z.number().int(), currency: z.string() })),
  customersPending: z.number().int(),
  customers: z.number().int(),
  lowStock: z.number().int(),
  outOfStock: z.number().int(),
  newMessages: z.number().int(),
  ordersPerDay: z.array(z.object({ day: z.iso.date(), orders: z.number().int() })),
  ordersByStatus: z.array(z.object({ status: z.string(), orders: z.number().int() })),
  recentOrders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      email: z.string(),
      status: z.string(),
      total: z.object({ amount: z.number().int(), currency: z.string() }),
      placedAt: z.iso.datetime(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Mails that could not be sent, and every other message between the services. */
export const DEAD_LETTER_KINDS = ['mail', 'other'] as const;
export type DeadLetterKind = (typeof DEAD_LETTER_KINDS)[number];

/** Query of the dead letters: of one kind, from a sequence on, oldest first. */
export const deadLetterQuerySchema = z.strictObject({
  kind: z.enum(DEAD_LETTER_KINDS).optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  from: z.coerce.number().int().min(1).optional(),
});
export type DeadLetterQuery = z.output<typeof deadLetterQuerySchema>;

/** A message that no consumer could handle, kept for a person to look at. */
export const deadLetterSchema = z.object({
  sequence: z.number().int(),
  consumer: z.string(),
  subject: z.string(),
  reason: z.string(),
  deliveries: z.number().int(),
  failedAt: z.string(),
  body: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;
/** The oldest ones, and how many there are of the kind asked for. */
export const deadLetterListSchema = z.object({
  items: z.array(deadLetterSchema),
  /** Absent from a service of before. */
  total: z.number().int().nonnegative().optional(),
});
export type DeadLetterList = z.infer<typeof deadLetterListSchema>;

/** The sizes in which a product shows a picture of the library, made one after the other. */
export const PICTURE_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
export const productPictureSchema = z.object({
  /** Names the picture at the product. */
  folder: z.string(),
  state: z.enum(PICTURE_STATES),
  done: z.number().int(),
  total: z.number().int(),
});
export type ProductPicture = z.infer<typeof productPictureSchema>;

/** Folder of the library: lower-case words joined by dashes; empty for none. */
export const mediaFolderSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]*$/);

/** Media in the library. Sizes in bytes. */
export const mediaSchema = z.object({
  id: z.string(),
  filename: z.string(),
  folder: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  path: z.string(),
  uploadedAt: z.iso.datetime(),
  /** Absent until somebody asks for it. */
  productPicture: productPictureSchema.optional(),
  /** Absent in a picture that is cropped around its centre. */
  focalPoint: focalPointSchema.optional(),
});
export type Media = z.infer<typeof mediaSchema>;
export const mediaPageSchema = pageOf(mediaSchema);
export const mediaQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
  folder: mediaFolderSchema.optional(),
  /** Part of the file's name. */
  q: z.string().trim().max(100).optional(),
});
