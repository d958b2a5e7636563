import type { ColumnSource } from '@solar/contracts/common/column-mapping';

/** The cell of a row in a column of the file. */
export type Cells = (column: string) => string;

const DECIMAL_COMMA = /^-?\d+,\d+$/;

/** What a source takes from a row: the text of a cell or a part of it, or a number by its factor. */
export function cellText(source: ColumnSource, cellOf: Cells): string {
  const { column, constant, before, after } = source;
  let text = constant ?? unescaped(column === undefined ? '' : cellOf(column));
  if (before !== undefined && text.includes(before)) text = text.slice(0, text.indexOf(before));
  if (after !== undefined && text.includes(after)) {
    text = text.slice(text.indexOf(after) + after.length);
  }
  return scaled(text.trim(), source, cellOf);
}

/** The number that a text stands for, with a decimal comma too; NaN for what is none. */
export function numberIn(text: string): number {
  if (text === '') return NaN;
  return Number(DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text);
}

/** A quote before a formula keeps a spreadsheet from running it; exports write it. */
function unescaped(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** Rounded to the digits that a factor cannot add. What is no number stays as it is, and one without a divisor says so. */
function scaled(text: string, { factor, dividedBy }: ColumnSource, cellOf: Cells): string {
  if (factor === undefined && dividedBy === undefined) return text;
  const given = numberIn(text);
  if (!Number.isFinite(given)) return text;
  const divisor = dividedBy === undefined ? '1' : cellOf(dividedBy).trim();
  const number = (given * (factor ?? 1)) / numberIn(divisor);
  return Number.isFinite(number) ? String(Number(number.toPrecision(12))) : `${text} / ${divisor}`;
}
