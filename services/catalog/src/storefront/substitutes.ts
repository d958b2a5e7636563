import type { ProductRecord } from '../index/catalogue-records';

/** What two products must have in common for one to stand in for the other, where both publish it. */
const SAME = [
  'conductor_mm2',
  'phase',
  'inverter_type',
  'grid_mode',
  'battery_class',
  'roof_type',
  'orientation',
  'connector',
] as const;
/** Part of the power by which a substitute may be larger or smaller. */
const POWER_TOLERANCE = 0.25;

/** Whether a product can take another's place: of its kind, with the same connections and about the same size. */
export function canReplace(wanted: ProductRecord, other: ProductRecord): boolean {
  if (wanted._id === other._id || wanted.categoryId !== other.categoryId) return false;
  const [a, b] = [valuesOf(wanted), valuesOf(other)];
  const differs = (code: string) =>
    a.has(code) && b.has(code) && JSON.stringify(a.get(code)) !== JSON.stringify(b.get(code));
  if (SAME.some(differs)) return false;
  return [
    [wanted.powerW, other.powerW],
    [a.get('usable_energy_kwh'), b.get('usable_energy_kwh')],
  ].every(([one, two]) => isNear(one, two));
}

function isNear(one: unknown, two: unknown): boolean {
  if (typeof one !== 'number' || typeof two !== 'number') return true;
  return Math.abs(two - one) <= one * POWER_TOLERANCE;
}

function valuesOf({ attributes }: ProductRecord): Map<string, unknown> {
  return new Map(attributes.map(({ code, value }) => [code, value]));
}
