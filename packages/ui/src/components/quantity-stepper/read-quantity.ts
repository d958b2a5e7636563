import { parseDecimal } from '../typed-number/typed-number';

export interface QuantityRefusal {
  reason: 'notWhole' | 'tooSmall' | 'tooLarge';
  typed: string;
  /** The limit that was passed; the typed text again when it is no number. */
  limit: number | string;
}

const SIGN = /^\s*([+\-−])/;

/**
 * Reads what somebody typed as a quantity, in groups of thousands or not. Too many become the most that is allowed; a fraction, letters and too few are refused
 * (`value` is null) and never read as another number.
 */
export function readQuantity(
  typed: string,
  { min, max, language }: { min: number; max: number; language: string },
): { value: number | null; refusal: QuantityRefusal | null } {
  if (typed.trim() === '') return { value: null, refusal: null };
  const size = parseDecimal(typed.replace(SIGN, ''), 0, language);
  if (size === null) return { value: null, refusal: { reason: 'notWhole', typed, limit: typed } };
  const sign = SIGN.exec(typed)?.[1] ?? '+';
  const read = sign === '+' ? size : -size;
  if (read > max) return { value: max, refusal: { reason: 'tooLarge', typed, limit: max } };
  // Zero or less takes a thing away where zero is allowed.
  if (read < min && min <= 0) return { value: min, refusal: null };
  if (read < min) return { value: null, refusal: { reason: 'tooSmall', typed, limit: min } };
  return { value: read, refusal: null };
}
