import { DEFAULT_CARRIERS } from '@solar/contracts/admin/carriers';
import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { DEFAULT_RETURN_DAYS, type SiteSettingsInput } from '@solar/contracts/admin/site-http';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';

/** Settings of a new installation, until somebody edits them. */
export const DEFAULT_SETTINGS: SiteSettingsInput = {
  ...DEFAULT_COMPANY,
  carriers: DEFAULT_CARRIERS,
  timeZone: OFFICE_TIME_ZONE,
  holidays: [],
  siteDescription: {
    en: 'Solar panels, inverters and batteries for homes and businesses in the UAE.',
    fr: 'Panneaux solaires, onduleurs et batteries pour les foyers et les entreprises des Émirats.',
  },
  currency: 'USD',
  currencySymbol: '$',
  paymentsEnabled: true,
  taxEnabled: true,
  taxBasisPoints: 500,
  shippingEnabled: true,
  staffSecondFactor: false,
  defaultShippingMinor: 4500,
  returnDays: DEFAULT_RETURN_DAYS,
  quoteHoldHours: 24,
  metaTitle: {
    en: 'Alsa Solar – solar energy in the UAE',
    fr: 'Alsa Solar – l’énergie solaire aux Émirats',
  },
  metaDescription: {
    en: 'Panels, inverters and batteries from the makers that last in the Gulf, with design, installation and care by engineers in Dubai and Abu Dhabi.',
    fr: 'Panneaux, onduleurs et batteries des fabricants qui durent dans le Golfe, avec étude, installation et suivi par nos ingénieurs à Dubaï et Abou Dabi.',
  },
  sellerName: 'Alsa Solar FZE',
  sellerAddress: 'Dubai Silicon Oasis, Building A3, Dubai, United Arab Emirates',
  sellerTaxNumber: '100000000000003',
  invoicePrefix: 'INV',
  creditNotePrefix: 'CN',
  dirhamRate: '3.6725',
  ogImage: '/images/site/hero-dusk.jpg',
};
