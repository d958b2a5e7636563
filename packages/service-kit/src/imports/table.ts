import { IMPORT_ROWS_MAX } from '@solar/contracts/common/imports-http';
import Papa from 'papaparse';
import { problem } from '../errors/problem';
import { isSpreadsheet, readSpreadsheet } from './spreadsheet';

/** A table as it was sent: `rows` are below the names of the columns, each with its line in the file. */
export type Table = { columns: string[]; rows: string[][] };

/** The line of the first row below the names of the columns. */
export const FIRST_LINE = 2;

/** Reads the text of a table with any of the usual delimiters. Throws 422 for what is none. */
export function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return tableOf(data);
}

/** The text of a table that was sent as CSV or as a spreadsheet, whose first sheet counts. Throws 422 for what is none. */
export function tableText(bytes: Buffer): string {
  if (!isSpreadsheet(bytes)) return bytes.toString('utf8');
  try {
    return Papa.unparse(readSpreadsheet(bytes));
  } catch {
    throw noTable();
  }
}

function tableOf([head = [], ...rows]: string[][]): Table {
  const columns = head.map((name) => name.trim());
  if (columns.length < 2 || rows.length === 0) throw noTable();
  if (rows.length > IMPORT_ROWS_MAX) {
    throw problem.unprocessable('import.too_long', `At most ${IMPORT_ROWS_MAX} rows`);
  }
  return { columns, rows };
}

function noTable() {
  return problem.unprocessable('import.no_table', 'This file has no columns and rows');
}
