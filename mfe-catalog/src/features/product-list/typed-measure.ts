import { parseDecimal } from '@solar/mfe-kit/format/decimal';

/** More than two decimals are no figure of a datasheet, and would make `10,000` ten. */
const DECIMALS = 2;
const PREFIXES: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000 };
const NUMBER_AND_UNIT = /^([\d.,\s]+?)\s*([^\d.,\s].*)?$/;

/**
 * A figure as somebody types it into a field that counts in `unit`: `5000`, `5,000`, `5 000 W` and `5 kW` are one in watts.
 * Null when it is none, or of another unit.
 */
export function typedMeasure(text: string, unit: string | null, language?: string): number | null {
  const [, digits = '', written = ''] = NUMBER_AND_UNIT.exec(text.trim()) ?? [];
  const factor = written === '' ? 1 : factorOf(written.toLowerCase(), unit?.toLowerCase() ?? '');
  const scaled = parseDecimal(digits, DECIMALS, language);
  return scaled === null || factor === undefined ? null : (scaled * factor) / 10 ** DECIMALS;
}

/** How many of `unit` one of what was written is: a thousand for `kW` where watts are counted. */
function factorOf(written: string, unit: string): number | undefined {
  return unit !== '' && written.endsWith(unit)
    ? PREFIXES[written.slice(0, -unit.length).trim()]
    : undefined;
}
