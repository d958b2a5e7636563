import type { AttributeGroupView, ProductAttribute } from '@solar/contracts/catalog/http';
import { powerAtCellTemperatureW } from '@solar/solar/electrical/module-at-temperature';

/** Cells on a roof in the Gulf are at this temperature rather than at the 25 °C of the datasheet. */
const CELL_C = 70;

/** The group of a module's temperature coefficients with what follows from them: its power in the heat. */
export function withHeatView(groups: readonly AttributeGroupView[]): AttributeGroupView[] {
  const figures = new Map(
    groups.flatMap(({ attributes }) => attributes.map(({ code, value }) => [code, value])),
  );
  const powerWp = figures.get('power_wp');
  const powerCoefficientPctPerC = figures.get('temp_coeff_pmax_pct_c');
  if (typeof powerWp !== 'number' || typeof powerCoefficientPctPerC !== 'number') {
    return [...groups];
  }
  const watts = powerAtCellTemperatureW({ powerWp, powerCoefficientPctPerC }, CELL_C);
  const inHeat: ProductAttribute = {
    code: 'power_at_70c_w',
    label: { en: 'Power with cells at 70 °C', fr: 'Puissance avec des cellules à 70 °C' },
    value: Math.round(watts * 10) / 10,
    unit: 'W',
  };
  return groups.map((group) =>
    group.code === 'temperature' ? { ...group, attributes: [inHeat, ...group.attributes] } : group,
  );
}
