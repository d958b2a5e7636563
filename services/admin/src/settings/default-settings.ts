import { DEFAULT_TICKET_TARGETS } from '@solar/contracts/account/ticket-targets';
import { DEFAULT_CARRIERS } from '@solar/contracts/admin/carriers';
import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { DEFAULT_RETURN_DAYS, type SiteSettingsInput } from '@solar/contracts/admin/site-http';
import { DEFAULT_DESIGN_SITES, DEFAULT_UTILITIES } from '@solar/contracts/catalog/fit-places';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import { keptSettings } from './shown-settings';

/** Settings of a new installation, until somebody edits them. */
export const DEFAULT_SETTINGS: SiteSettingsInput = keptSettings({
  ...DEFAULT_COMPANY,
  carriers: DEFAULT_CARRIERS,
  timeZone: OFFICE_TIME_ZONE,
  holidays: [],
  ticketTargets: DEFAULT_TICKET_TARGETS,
  designSites: DEFAULT_DESIGN_SITES,
  utilities: DEFAULT_UTILITIES,
  siteDescription: {
    en: 'Panels, inverters and batteries that are chosen, sized and kept for the heat of the Gulf.',
    fr: 'Panneaux, onduleurs et batteries choisis, dimensionnés et suivis pour la chaleur du Golfe.',
  },
  currency: 'USD',
  currencySymbol: '$',
  paymentsEnabled: true,
  taxEnabled: true,
  taxBasisPoints: 500,
  shippingEnabled: true,
  staffSecondFactor: false,
  priceListSecondPerson: false,
  demoBanner: false,
  defaultShippingMinor: 4500,
  returnDays: DEFAULT_RETURN_DAYS,
  quoteHoldHours: 24,
  metaTitle: {
    en: 'Alsa Solar | Solar Energy Solutions in the UAE',
    fr: 'Alsa Solar | L’énergie solaire aux Émirats',
  },
  metaDescription: {
    en: 'Solar panels, inverters and batteries with engineering, installation and maintenance for homes and businesses across the UAE.',
    fr: 'Panneaux solaires, onduleurs et batteries, avec étude, installation et entretien pour les foyers et les entreprises des Émirats.',
  },
  sellerName: 'Alsa Solar FZE',
  sellerAddress: 'Dubai Silicon Oasis, Building A3, Dubai, United Arab Emirates',
  sellerTaxNumber: '100000000000003',
  invoicePrefix: 'INV',
  creditNotePrefix: 'CN',
  dirhamRate: '3.6725',
  ogImage: '/images/site/hero-dusk.jpg',
});
