/** Decimal places of a currency: 2 for USD, 3 for KWD, 0 for JPY. */
function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as somebody types them: 12345 → `123.45`. */
export function minorToText(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** What somebody typed, in minor units; null when it is not an amount of the currency. */
export function textToMinor(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const match = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return null;
  return Number(`${match[1]}${fraction.padEnd(digits, '0')}`);
}
