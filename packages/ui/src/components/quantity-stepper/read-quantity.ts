export interface QuantityRefusal {
  reason: 'notWhole' | 'tooSmall' | 'tooLarge';
  typed: string;
  /** The limit that was passed; the typed text again when it is no number. */
  limit: number | string;
}

const WHOLE = /^[+-]?\d+$/;
/** Spaces group digits in some languages. */
const SPACES = /[\s\u00A0\u202F]/g;

/**
 * Reads what somebody typed as a quantity. Too many become the most that is allowed; a fraction, letters and too few are refused
 * (`value` is null) and never read as another number.
 */
export function readQuantity(
  typed: string,
  { min, max }: { min: number; max: number },
): { value: number | null; refusal: QuantityRefusal | null } {
  const digits = typed.replace(SPACES, '');
  if (digits === '') return { value: null, refusal: null };
  if (!WHOLE.test(digits)) {
    return { value: null, refusal: { reason: 'notWhole', typed, limit: typed } };
  }
  const read = Number(digits);
  if (read > max) return { value: max, refusal: { reason: 'tooLarge', typed, limit: max } };
  // Zero or less takes a thing away where zero is allowed.
  if (read < min && min <= 0) return { value: min, refusal: null };
  if (read < min) return { value: null, refusal: { reason: 'tooSmall', typed, limit: min } };
  return { value: read, refusal: null };
}
