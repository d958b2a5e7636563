/** More digits than this are no longer exact as a number. */
const MAX_DIGITS = 14;
const GROUPED = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/;

/**
 * A number as somebody types it, in units of its last decimal; null when it is none, or could be two. A point and a
 * comma both stand before decimals, and both group thousands where they cannot mean decimals: `1,234.50`, `1 234,50`,
 * `12.5` and `12,5` are taken in every language; with two decimals, `1,234` in English only and `1.234` nowhere.
 */
export function parseDecimal(text: string, digits: number, language: string): number | null {
  const { whole, fraction } = partsOf(text.trim(), language);
  const integer = GROUPED.test(whole) ? whole.replace(/\D/g, '') : whole;
  if (!/^\d+$/.test(integer) || !/^\d*$/.test(fraction)) return null;
  if (fraction.length > digits || integer.length + digits > MAX_DIGITS) return null;
  return Number(`${integer}${fraction.padEnd(digits, '0')}`);
}

function partsOf(text: string, language: string): { whole: string; fraction: string } {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0 || groupsThousands(text, at, language)) return { whole: text, fraction: '' };
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  // A sign cannot stand before decimals and between thousands at once, and means nothing with no decimals behind it.
  const sound = fraction !== '' && !whole.includes(text.charAt(at));
  return { whole, fraction: sound ? fraction : '?' };
}

/** Whether the last point or comma stands between thousands: it came before, or it is how the language groups. */
function groupsThousands(text: string, at: number, language: string): boolean {
  const sign = text.charAt(at);
  if (!GROUPED.test(text)) return false;
  return text.indexOf(sign) < at || sign === groupSign(language);
}

function groupSign(language: string): string | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1_000_000);
  return parts.find(({ type }) => type === 'group')?.value;
}
