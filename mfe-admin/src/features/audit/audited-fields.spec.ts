import { CONTENT_FIELDS, contentInputSchema } from '@solar/contracts/admin/content-http';
import { menusInputSchema } from '@solar/contracts/admin/menus-http';
import { siteSettingsInputSchema } from '@solar/contracts/admin/site-http';
import { importMappingSchema } from '@solar/contracts/common/imports-http';
import { pricedLineSchema } from '@solar/contracts/checkout/checkout-http';
import { quoteShippingSchema } from '@solar/contracts/checkout/quotes-http';
import {
  orderAddressSchema,
  shippingChoiceSchema,
  totalsSchema,
} from '@solar/contracts/checkout/totals-http';
import { AUDITED_FIELDS } from '@solar/contracts/common/audited-fields';
import { z } from 'zod';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

/** What services store as it is, without naming its parts in a schema of the database. */
const STORED_WHOLE: Readonly<Record<string, readonly z.ZodType[]>> = {
  settings: [siteSettingsInputSchema],
  menus: [menusInputSchema],
  content: [contentInputSchema, ...Object.values(CONTENT_FIELDS)],
  'import mappings': [importMappingSchema],
  orders: [pricedLineSchema, totalsSchema, shippingChoiceSchema, orderAddressSchema],
  quotes: [quoteShippingSchema],
};

function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part ? Object.keys(part.properties as object) : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}

it.each([
  ['English', en],
  ['French', fr],
])('has a word in %s for every field that is recorded, and no other', (_, words) => {
  expect(Object.keys(words.audit.fields).sort()).toEqual([...AUDITED_FIELDS].sort());
});

it.each(Object.entries(STORED_WHOLE))('has a word for every part of %s', (_, schemas) => {
  const parts = schemas.flatMap((schema) =>
    namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  expect(parts).not.toEqual([]);
  const listed: ReadonlySet<string> = new Set(AUDITED_FIELDS);
  expect(parts.filter((name) => !listed.has(name))).toEqual([]);
});
