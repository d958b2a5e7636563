import { monotonicFactory } from 'ulid';
import { randomFraction } from '../telemetry/random';

const next = monotonicFactory(randomFraction);

/** A new id such as `ord_01J8Z…`: the kind, then a ULID that sorts by time within this process. */
export function newId(prefix: string): string {
  return `${prefix}_${next()}`;
}
