import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import { HS_2022 } from './demo-provenance';

/**
 * HS codes of categories whose products are of one kind. Cables are rated for more than 1,000 V; the mounting systems are of
 * aluminium. Protection and accessories are of several kinds: their products have codes of their own.
 */
const HS_CODES: Readonly<Record<string, string>> = {
  'solar-panels': '8541.43',
  inverters: '8504.40',
  'storage-batteries': '8507.60',
  'charge-controllers': '8504.40',
  'solar-cables': '8544.60',
  'mounting-systems': '7610.90',
};

/** What a category says of its products, unless one of them says otherwise. */
export function demoCategoryValues(slug: string): SourcedValue[] {
  const code = HS_CODES[slug];
  return code === undefined ? [] : [{ code: 'hs_code', value: code, ...HS_2022 }];
}
