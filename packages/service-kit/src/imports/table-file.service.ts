import { Injectable } from '@nestjs/common';
import type { ImportKindName } from '@solar/contracts/common/import-owners';
import { IMPORT_ROWS_MAX, type TableFormat } from '@solar/contracts/common/imports-http';
import Papa from 'papaparse';
import type { Principal } from '../auth/principal';
import { problem } from '../errors/problem';
import { ImportAccess } from './import-access';
import type { WrittenCells } from './import-kind';
import { columnsOf } from './kind-columns';
import { CELL_TEXT_MAX, spreadsheetFile } from './spreadsheet-file';

/** Makes tables of what is there already, with the columns that the import reads: a table that comes back unchanged changes nothing. */
@Injectable()
export class TableFileService {
  constructor(private readonly access: ImportAccess) {}

  /** Throws 404 for a kind that cannot be exported, 422 for more than a file takes. */
  async file(name: ImportKindName, format: TableFormat, reader: Principal): Promise<Buffer> {
    const kind = this.access.kind(name, reader);
    if (!kind.existing) throw problem.notFound('Kind of export');
    const columns = columnsOf(kind).map((column) => column.name);
    const rows = linesOf(columns, kind.existing());
    return format === 'xlsx' ? spreadsheetFile(withinCells(rows)) : csvFile(rows);
  }
}

async function* linesOf(
  columns: readonly string[],
  rows: AsyncIterable<WrittenCells>,
): AsyncGenerator<readonly string[]> {
  yield columns;
  let count = 0;
  for await (const row of rows) {
    if ((count += 1) > IMPORT_ROWS_MAX) {
      throw problem.unprocessable('import.too_long', `At most ${IMPORT_ROWS_MAX} rows`);
    }
    yield columns.map((name) => row[name] ?? '');
  }
}

/** A spreadsheet program takes a file with a longer text for damaged. */
async function* withinCells(
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  for await (const cells of rows) {
    if (cells.some(({ length }) => length > CELL_TEXT_MAX)) {
      const message = `A text of ${cells[0] ?? ''} is longer than a cell of a spreadsheet takes`;
      throw problem.unprocessable('import.cell_too_long', message);
    }
    yield cells;
  }
}

async function csvFile(rows: AsyncIterable<readonly string[]>): Promise<Buffer> {
  const lines: string[] = [];
  for await (const cells of rows) lines.push(Papa.unparse([[...cells]], { escapeFormulae: true }));
  // The mark at the beginning makes spreadsheet programs read accents.
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}
