import type { AttributeGroupView } from '@solar/contracts/catalog/http';
import { comparisonGroups } from '../../src/storefront/comparison-rows';

const label = { en: '', fr: '' };

function panel(powerWp: number, coefficient?: number): AttributeGroupView[] {
  const temperature = [
    { code: 'temp_coeff_pmax_pct_c', label, value: coefficient ?? 0, unit: '%/°C' },
  ];
  return [
    {
      code: 'general',
      label,
      attributes: [{ code: 'power_wp', label, value: powerWp, unit: 'Wp' }],
    },
    { code: 'temperature', label, attributes: coefficient === undefined ? [] : temperature },
  ];
}

const heatRow = (...products: AttributeGroupView[][]) =>
  comparisonGroups(products)
    .flatMap(({ rows }) => rows)
    .find(({ code }) => code === 'power_at_70c_w');

it('compares modules by their power in the heat, where the same power on paper differs', () => {
  expect(heatRow(panel(550, -0.35), panel(550, -0.26))).toMatchObject({
    unit: 'W',
    values: [{ value: 463.4 }, { value: 485.7 }],
    differs: true,
  });
});

it('takes a value that is not stated for no difference', () => {
  expect(heatRow(panel(550, -0.35), panel(550))).toMatchObject({ differs: false });
});

it('leaves the power open where the coefficient is not published, and the row out where none is', () => {
  expect(heatRow(panel(550, -0.35), panel(550))?.values).toEqual([{ value: 463.4 }, null]);
  expect(heatRow(panel(550), panel(450))).toBeUndefined();
});
