import type { ImportMapping, SavedMapping } from '@solar/contracts/catalog/import-http';
import { draftOf, EMPTY_DRAFT, fittingMapping, mappingOf } from './mapping-draft';

const MAPPING: ImportMapping = {
  skipRows: 2,
  categoryId: 'cat_00000000000000000000000001',
  sku: { column: 'Name' },
  name: { column: 'Name', after: ':' },
  brand: { constant: 'ABB' },
  powerW: null,
  attributes: [{ code: 'voc_v', source: { column: 'Voc', factor: 10, dividedBy: 'Cells' } }],
  provenance: 'List',
};
const saved = (name: string, mapping: ImportMapping): SavedMapping => ({
  id: name,
  name,
  mapping,
  version: 0,
});

it('is no mapping until all that a product needs is chosen', () => {
  expect(mappingOf(EMPTY_DRAFT)).toBeNull();
  expect(mappingOf({ ...draftOf(MAPPING), brand: {} })).toBeNull();
  expect(mappingOf(draftOf(MAPPING))).toEqual(MAPPING);
});

it('leaves out attributes without a column', () => {
  const draft = draftOf(MAPPING);
  const open = { code: 'isc_a', source: {} };
  expect(mappingOf({ ...draft, attributes: [...draft.attributes, open] })).toEqual(MAPPING);
});

it('finds the kept mapping whose columns the table has', () => {
  const other = { ...MAPPING, sku: { column: 'Model' } };
  const all = [saved('other', other), saved('this', MAPPING)];
  expect(fittingMapping(all, ['Name', 'Voc', 'Cells'])?.name).toBe('this');
  expect(fittingMapping(all, ['Name', 'Voc'])).toBeUndefined();
});
