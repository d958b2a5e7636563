import type { PriceMeaning } from '@solar/contracts/catalog/http';
import type { Money } from '@solar/contracts/common/money';
import type { ProductRecord } from '../index/catalogue-records';

type Attributes = Pick<ProductRecord, 'attributes'>;

/** What a price is for: beside its tax, what a watt, a kilowatt-hour or a metre of the product costs. */
export function priceMeaningOf(
  unit: Money,
  { attributes }: Attributes,
  taxBasisPoints: number | null,
): PriceMeaning {
  const values = new Map(attributes.map(({ code, value }) => [code, value]));
  return { taxBasisPoints, per: perUnit(unit, values) };
}

function perUnit(unit: Money, values: ReadonlyMap<string, unknown>): PriceMeaning['per'] {
  const measures = [
    ['Wp', values.get('power_wp')],
    ['kWh', values.get('usable_energy_kwh')],
    ['m', values.get('sold_by') === 'metre' ? 1 : null],
  ] as const;
  for (const [of, size] of measures) {
    if (typeof size !== 'number' || !(size > 0)) continue;
    return { of, minorUnits: Math.round((unit.amount / size) * 1_000) / 1_000 };
  }
  return null;
}
