import type { AdminCategory } from '@solar/contracts/catalog/admin-http';
import { valuesGivenBy } from './use-category-values';

const category = (id: string, parentId: string | null, hsCode?: string): AdminCategory => ({
  ...{ id, slug: id, name: { en: id, fr: id }, description: { en: '', fr: '' }, parentId },
  ...{ position: 0, showInDesktopMenu: false, showInMobileMenu: false, productCount: 0 },
  ...(hsCode ? { attributes: [{ code: 'hs_code', value: hsCode }] } : {}),
  version: 0,
});
const hsCodeIn = (id: string, ...categories: AdminCategory[]) =>
  valuesGivenBy(categories, id).find(({ code }) => code === 'hs_code')?.value;

it('takes the values of the nearest category that has them', () => {
  const top = category('top', null, '8504.40');
  expect(hsCodeIn('below', top, category('below', 'top'))).toBe('8504.40');
  expect(hsCodeIn('below', top, category('below', 'top', '8541.43'))).toBe('8541.43');
  expect(hsCodeIn('other', top, category('other', null))).toBeUndefined();
  expect(hsCodeIn('one', category('one', 'two'), category('two', 'one'))).toBeUndefined();
});
