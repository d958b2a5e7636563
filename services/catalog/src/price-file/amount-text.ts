/** Digits behind the decimal sign of a currency. */
function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount as a table has it, with a decimal point and no other sign. */
export function amountText(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Minor units of an amount above zero, with a decimal point or comma; null for anything else. */
export function parseAmount(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const [, whole = '', part = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === '' || part.length > digits) return null;
  const amount = Number(`${whole}${part.padEnd(digits, '0')}`);
  return amount > 0 ? amount : null;
}
