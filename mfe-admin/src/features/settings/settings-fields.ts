import type { SiteSettings } from '@solar/contracts/admin/site-http';

type Named<T> = {
  [K in keyof SiteSettings]-?: SiteSettings[K] extends T ? K : never;
}[keyof SiteSettings];

/**
 * How a setting is edited: percentages and money are shown in whole units, kept in basis points and minor units. The currency has a
 * screen of its own, because prices go with it.
 */
export type SettingField =
  | { name: Named<string>; type: 'text'; hint?: true }
  | { name: Named<string | undefined>; type: 'date'; hint?: true }
  | { name: Named<boolean>; type: 'switch' }
  | { name: Named<number>; type: 'integer'; hint?: true }
  | { name: Named<number>; type: 'hundredths' | 'amount'; hint?: true }
  | { name: 'currency'; type: 'currency' }
  | { name: 'ogImage'; type: 'picture' }
  | {
      name: Named<{ en: string; fr: string }>;
      type: 'localized';
      multiline?: boolean;
      hint?: true;
    };

/** The settings in their sections, in the order of the screen. */
export const SETTING_SECTIONS: readonly { key: string; fields: readonly SettingField[] }[] = [
  {
    key: 'site',
    fields: [
      { name: 'siteName', type: 'text' },
      { name: 'siteDescription', type: 'localized', multiline: true, hint: true },
      { name: 'contactEmail', type: 'text' },
      { name: 'phone', type: 'text' },
      { name: 'demoBanner', type: 'switch' },
    ],
  },
  {
    key: 'hours',
    fields: [
      { name: 'opensAtHour', type: 'integer' },
      { name: 'closesAtHour', type: 'integer' },
    ],
  },
  {
    key: 'money',
    fields: [
      { name: 'currency', type: 'currency' },
      { name: 'paymentsEnabled', type: 'switch' },
      { name: 'taxEnabled', type: 'switch' },
      { name: 'taxBasisPoints', type: 'hundredths', hint: true },
      { name: 'shippingEnabled', type: 'switch' },
      { name: 'defaultShippingMinor', type: 'amount', hint: true },
      { name: 'quoteHoldHours', type: 'integer' },
    ],
  },
  {
    key: 'invoicing',
    fields: [
      { name: 'sellerName', type: 'text' },
      { name: 'sellerAddress', type: 'text' },
      { name: 'sellerTaxNumber', type: 'text' },
      { name: 'invoicePrefix', type: 'text', hint: true },
      { name: 'creditNotePrefix', type: 'text' },
      { name: 'dirhamRate', type: 'text', hint: true },
      { name: 'dirhamRateDate', type: 'date', hint: true },
    ],
  },
  {
    key: 'returns',
    fields: [{ name: 'returnDays', type: 'integer', hint: true }],
  },
  {
    key: 'access',
    fields: [
      { name: 'staffSecondFactor', type: 'switch' },
      { name: 'priceListSecondPerson', type: 'switch' },
    ],
  },
  {
    key: 'seo',
    fields: [
      { name: 'metaTitle', type: 'localized', hint: true },
      { name: 'metaDescription', type: 'localized', multiline: true },
      { name: 'ogImage', type: 'picture' },
      { name: 'analyticsId', type: 'text', hint: true },
    ],
  },
];
