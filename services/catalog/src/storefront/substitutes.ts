import type { PartKind } from '@solar/solar/fit/part';
import type { ProductRecord } from '../index/catalogue-records';

/** What two products must have in common for one to stand in for the other, where both publish it. */
const SAME = [
  'conductor_mm2',
  'phase',
  'inverter_type',
  'grid_mode',
  'battery_class',
  'nominal_voltage_v',
  'rated_current_a',
  'roof_type',
  'orientation',
  'connector',
] as const;
/** What the other must bear at least: the string, the array or the protected circuit stays as it was planned. */
const AT_LEAST = ['max_dc_voltage_v', 'max_pv_voc_v', 'charge_current_a', 'ct_rating_a'] as const;
/** Part of the power by which a substitute may be larger or smaller. */
const POWER_TOLERANCE = 0.25;

/** A product and what it is in a system; null for what no rule speaks of. */
export type Replaceable = { record: ProductRecord; kind: PartKind | null };

/** Whether a product can take another's place: of its kind, with the same connections and about the same size. */
export function canReplace(wanted: Replaceable, other: Replaceable): boolean {
  if (wanted.record._id === other.record._id) return false;
  if (wanted.record.categoryId !== other.record.categoryId) return false;
  // A category may hold a meter beside a data logger.
  if (wanted.kind !== other.kind) return false;
  const [a, b] = [valuesOf(wanted.record), valuesOf(other.record)];
  const differs = (code: string) =>
    a.has(code) && b.has(code) && JSON.stringify(a.get(code)) !== JSON.stringify(b.get(code));
  if (SAME.some(differs) || (isClosed(a) && differs('family'))) return false;
  if (AT_LEAST.some((code) => isLess(b.get(code), a.get(code)))) return false;
  return [
    [wanted.record.powerW, other.record.powerW],
    [a.get('usable_energy_kwh'), b.get('usable_energy_kwh')],
  ].every(([one, two]) => isNear(one, two));
}

/** High-voltage batteries work with the inverters that list their family. */
function isClosed(values: ReadonlyMap<string, unknown>): boolean {
  return values.get('battery_class') === 'high-voltage';
}

function isLess(one: unknown, two: unknown): boolean {
  return typeof one === 'number' && typeof two === 'number' && one < two;
}

function isNear(one: unknown, two: unknown): boolean {
  if (typeof one !== 'number' || typeof two !== 'number') return true;
  return Math.abs(two - one) <= one * POWER_TOLERANCE;
}

function valuesOf({ attributes }: ProductRecord): Map<string, unknown> {
  return new Map(attributes.map(({ code, value }) => [code, value]));
}
