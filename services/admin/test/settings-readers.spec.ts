import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSettingsInput } from '@solar/contracts/admin/site-http';
import { announcedSettings } from '../src/settings/announced-settings';
import { DEFAULT_SETTINGS } from '../src/settings/default-settings';
import { publicSettings, shownSettings } from '../src/settings/shown-settings';

const ROOT = join(__dirname, '../../..');
const SHELL = 'shell/src';
const CHECKOUT = 'services/checkout/src';
const PAPERS = `${CHECKOUT}/documents/papers-of-order.ts`;
const NUMBERS = `${CHECKOUT}/documents/issue-documents.ts`;

/** Where each setting has its effect. A new setting does not compile before it has a reader here. */
const READERS: Record<keyof SiteSettingsInput, string> = {
  siteName: `${SHELL}/chrome/footer/footer.tsx`,
  siteDescription: `${SHELL}/chrome/footer/footer.tsx`,
  contactEmail: `${SHELL}/features/home/site-json-ld.ts`,
  phone: `${SHELL}/features/home/site-json-ld.ts`,
  offices: `${SHELL}/features/offices/offices.tsx`,
  openDays: 'services/admin/src/settings/announced-settings.ts',
  opensAtHour: 'services/admin/src/settings/announced-settings.ts',
  closesAtHour: 'services/admin/src/settings/announced-settings.ts',
  timeZone: 'services/admin/src/settings/announced-settings.ts',
  holidays: 'services/admin/src/settings/announced-settings.ts',
  ticketTargets: 'services/account/src/mails/site-brand.ts',
  designSites: 'services/catalog/src/fit/fit-places.ts',
  utilities: 'services/catalog/src/fit/fit-places.ts',
  social: `${SHELL}/chrome/footer/footer.tsx`,
  carriers: 'services/admin/src/settings/settings.service.ts',
  currency: `${CHECKOUT}/settings/site-settings.schema.ts`,
  priceListSecondPerson: 'services/catalog/src/index/catalogue-records.ts',
  currencySymbol: 'mfe-admin/src/features/currency/currency.page.tsx',
  paymentsEnabled: `${CHECKOUT}/payments/payment-methods.service.ts`,
  taxEnabled: `${CHECKOUT}/shipping/shipping.service.ts`,
  taxBasisPoints: `${CHECKOUT}/shipping/shipping.service.ts`,
  shippingEnabled: `${CHECKOUT}/shipping/shipping.service.ts`,
  defaultShippingMinor: `${CHECKOUT}/shipping/shipping.service.ts`,
  returnDays: `${CHECKOUT}/returns/return.service.ts`,
  metaTitle: `${SHELL}/features/home/home.page.tsx`,
  metaDescription: `${SHELL}/features/home/home.page.tsx`,
  ogImage: 'services/admin/src/crawlers/share-source.ts',
  analyticsId: `${SHELL}/chrome/cookies/consented-tag.tsx`,
  certifications: `${SHELL}/chrome/footer/footer.tsx`,
  demoBanner: `${SHELL}/chrome/demo/demo-notice.tsx`,
  staffSecondFactor: 'services/account/src/second-factor/staff-enrolment.consumer.ts',
  quoteHoldHours: `${CHECKOUT}/quotes/quote-moves.ts`,
  sellerName: PAPERS,
  sellerAddress: PAPERS,
  sellerTaxNumber: PAPERS,
  invoicePrefix: NUMBERS,
  creditNotePrefix: NUMBERS,
  dirhamRate: PAPERS,
  dirhamRateDate: 'packages/mfe-kit/src/format/use-dirhams.ts',
};

/** What visitors are shown and what the other services receive. */
const reach = (values: SiteSettingsInput) =>
  JSON.stringify([publicSettings(shownSettings(values, 0)), announcedSettings(values)]);

/** Another value of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}1`;
  if (Array.isArray(value)) return value.slice(1);
  return { en: 'Other', fr: 'Autre' };
}

const SAMPLE: SiteSettingsInput = {
  ...DEFAULT_SETTINGS,
  holidays: [{ date: '2026-12-02', name: 'National Day' }],
  dirhamRateDate: '2026-11-24',
};
const OTHER: Partial<SiteSettingsInput> = {
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  currencySymbol: '€',
  contactEmail: 'other@alsa.example',
  dirhamRateDate: '2026-11-25',
};

it.each(Object.keys(READERS) as (keyof SiteSettingsInput)[])(
  'a change of %s leaves this service',
  (name) => {
    const value = OTHER[name] ?? changed(SAMPLE[name]);
    expect(reach({ ...SAMPLE, [name]: value })).not.toBe(reach(SAMPLE));
  },
);

it.each(Object.entries(READERS))('%s is read in %s', (name, place) => {
  expect(readFileSync(join(ROOT, place), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});
