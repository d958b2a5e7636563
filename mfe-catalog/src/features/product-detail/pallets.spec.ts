import { palletSize, palletsOf } from './pallets';

it('fills pallets', () => {
  expect(palletsOf(36, 36)).toEqual({ whole: 1, loose: 0, toFill: 0 });
  expect(palletsOf(32, 36)).toEqual({ whole: 0, loose: 32, toFill: 4 });
  expect(palletsOf(80, 36)).toEqual({ whole: 2, loose: 8, toFill: 28 });
});

it('knows no pallet where none is published', () => {
  const group = (value: number) => ({
    code: 'logistics',
    label: { en: '', fr: '' },
    attributes: [{ code: 'units_per_pallet', label: { en: '', fr: '' }, value, unit: null }],
  });
  expect(palletSize({ attributeGroups: [group(36)] })).toBe(36);
  expect(palletSize({ attributeGroups: [group(1)] })).toBeNull();
  expect(palletSize({ attributeGroups: [] })).toBeNull();
});
