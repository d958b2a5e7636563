import type { DataColumn } from './data-table-model';

/**
 * What a spreadsheet may run: text that begins with an operator of a formula, also after blanks and line ends, also in
 * the full width of East Asian keyboards. A plain number, such as -12.5, is none.
 */
const FORMULA = /^(?!-?\d+(?:[.,]\d+)?$)\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The rows as CSV text with a header line; cells that a spreadsheet would run are made harmless. */
export async function rowsToCsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const exported = columns.filter((column) => column.value !== undefined);
  return unparse(
    {
      fields: exported.map((column) => column.header),
      data: rows.map((row) => exported.map((column) => column.value?.(row) ?? '')),
    },
    { escapeFormulae: FORMULA },
  );
}

/** The list's name and the day, so that a file says of when it is. */
export function csvFileName(name: string, now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [name, ...day.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Hands the text to the browser as a file. The mark at the front shows Excel that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${name}.csv`;
  anchor.click();
  URL.revokeObjectURL(url);
}
