import type { DataColumn } from './data-table-model';

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
    { escapeFormulae: true },
  );
}

/** Hands the text to the browser as a file. The mark at the front tells Excel that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${name}.csv`;
  anchor.click();
  URL.revokeObjectURL(url);
}
