import { LIMITS } from '@solar/contracts/common/limits';
import { parseDecimal } from '@solar/mfe-kit/format/decimal';

/** A line of a pasted order: what it may ask for, the likelier reading first. */
export type OrderLine = {
  /** Place in the text, from 1. */
  line: number;
  text: string;
  readings: { sku: string; quantity: number }[];
};

const CELLS = /[\t;,]/;
/** What separates cells where a comma may stand in a number. */
const FIRM_CELLS = /[\t;]/;
/** No quantity, but surely a number: `2.5`, not `1.000`, which may be a thousand. */
const PLAIN = /^-?\d+(?:\.\d{1,2})?$/;
const PIECES = /\s*(?:pcs?|pièces?|pieces?)\.?$/iu;
/** `SH10RT x 4`, `SH10RT 4`. */
const QUANTITY_LAST = /^(.+?)\s+(?:[x×*]\s*)?(\d{1,9})(?:\s*(?:pcs?|pièces?|pieces?|x))?$/iu;
/** `4 x SH10RT`. */
const QUANTITY_FIRST = /^(\d{1,9})\s*[x×*]\s+(.+)$/u;

/** The lines of a pasted text or file; a heading without a number is none. */
export function orderLines(text: string): OrderLine[] {
  return text
    .split(/\r?\n/)
    .map((row, index) => ({ line: index + 1, text: row.trim() }))
    .filter(({ text: row }) => row !== '' && !isHeading(row))
    .map(({ line, text: row }) => ({ line, text: row, readings: readingsOf(row) }));
}

/** A quantity that can be ordered. */
export function isOrderable(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0 && quantity <= LIMITS.lineQuantityMax;
}

function isHeading(row: string): boolean {
  return (
    CELLS.test(row) && /\b(?:sku|référence|reference|article)\b/iu.test(row) && !/\d/.test(row)
  );
}

function readingsOf(row: string): OrderLine['readings'] {
  if (CELLS.test(row)) return cellReadings(row);
  const whole = { sku: row, quantity: 1 };
  const first = QUANTITY_FIRST.exec(row);
  if (first?.[1] && first[2]) return [{ sku: first[2], quantity: Number(first[1]) }, whole];
  const last = QUANTITY_LAST.exec(row);
  // A SKU may end in a number of its own, so that the whole line is tried first.
  if (last?.[1] && last[2]) return [whole, { sku: last[1], quantity: Number(last[2]) }];
  return [whole];
}

/** The first cell that is no number is the SKU, the first number is the quantity; other cells may be names and prices. */
function cellReadings(row: string): OrderLine['readings'] {
  const separator = FIRM_CELLS.test(row) ? FIRM_CELLS : CELLS;
  const cells = row.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const sku = cells.find((cell) => cell !== '' && Number.isNaN(quantityOf(cell))) ?? cells[0] ?? '';
  const rest = cells.filter((cell) => cell !== sku && cell !== '').map(quantityOf);
  // Cells that are all no number are no quantity of one.
  const quantity = rest.find((number) => !Number.isNaN(number)) ?? NaN;
  return [{ sku, quantity: rest.length === 0 ? 1 : quantity }];
}

/** The number of a cell, as `4`, `1,000` or `4 pcs`; NaN for what is none. */
function quantityOf(cell: string): number {
  const digits = cell.replace(PIECES, '');
  return parseDecimal(digits, 0) ?? (PLAIN.test(digits) ? Number(digits) : NaN);
}
