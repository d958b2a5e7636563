import { FIRST_LINE, type Table } from './table';

/** Texts by place: the line in the file and the number of the column, as in `12_0`. */
export type MendedCells = Readonly<Record<string, string>>;

/** The place of a cell; null when the table has no such line or column. */
export function placeOf(
  { columns, lines }: { columns: readonly string[]; lines: number },
  { line, column }: { line: number; column: string },
): string | null {
  const index = columns.indexOf(column);
  return index < 0 || line < FIRST_LINE || line >= lines + FIRST_LINE ? null : `${line}_${index}`;
}

/** The table as it was sent, with the cells that somebody has mended. */
export function mendedTable(table: Table, mended: MendedCells): Table {
  const rows = table.rows.map((row) => row);
  for (const [place, text] of Object.entries(mended)) {
    const [line = 0, index = 0] = place.split('_').map(Number);
    const cells = [...(rows[line - FIRST_LINE] ?? [])];
    cells[index] = text;
    rows[line - FIRST_LINE] = Array.from(cells, (cell) => cell ?? '');
  }
  return { ...table, rows };
}
