import Papa from 'papaparse';
import { IMPORT_ROWS_MAX } from '@solar/contracts/catalog/import-http';
import { problem } from '@solar/service-kit/errors/problem';

/** A table as it was sent: `rows` are below the names of the columns, each with its line in the file. */
export type Table = { columns: string[]; rows: string[][] };

/** Reads a table with any of the usual delimiters. Throws 422 for what is none. */
export function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [head = [], ...rows] = data;
  const columns = head.map((name) => name.trim());
  if (columns.length < 2 || rows.length === 0) {
    throw problem.unprocessable('import.no_table', 'This file has no columns and rows');
  }
  if (rows.length > IMPORT_ROWS_MAX) {
    throw problem.unprocessable('import.too_long', `At most ${IMPORT_ROWS_MAX} rows`);
  }
  return { columns, rows };
}
