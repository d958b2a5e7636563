import type { ImportColumn } from '@solar/contracts/common/import-kinds';
import type { ColumnMapping, ImportError } from '@solar/contracts/common/imports-http';
import type { z } from 'zod';
import { problem } from '../errors/problem';
import type { ImportKind } from './import-kind';
import type { Table } from './table';

/** A row of the file as the kind reads it; `row` is undefined where something is wrong with it. */
export type ReadRow = {
  /** Its line in the file, the names of the columns being the first. */
  line: number;
  cells: Record<string, string>;
  row?: unknown;
  errors: ImportError[];
};

/** The columns of a file by their own names, or by those that are known for them. */
export function fittingMapping(
  columns: readonly ImportColumn[],
  ofFile: readonly string[],
): ColumnMapping {
  const left = new Set(ofFile);
  const pairs = columns.flatMap(({ name, aliases = [] }) => {
    const known = new Set([name, ...aliases].map(plain));
    const found = [...left].find((column) => known.has(plain(column)));
    if (found === undefined) return [];
    left.delete(found);
    return [[name, found] as const];
  });
  return Object.fromEntries(pairs);
}

/** Throws 400 for columns that the kind or the file has not got, and for a required one that nothing is mapped to. */
export function checkMapping(
  mapping: ColumnMapping,
  columns: readonly ImportColumn[],
  { columns: ofFile }: Pick<Table, 'columns'>,
): void {
  const wrong = (path: string, code: string, message: string) => ({
    path: `mapping.${path}`,
    code,
    message,
  });
  const known = new Set(columns.map(({ name }) => name));
  const errors = [
    ...Object.entries(mapping).flatMap(([name, column]) => [
      ...(known.has(name) ? [] : [wrong(name, 'unknown', 'There is no such column to import')]),
      ...(ofFile.includes(column)
        ? []
        : [wrong(name, 'unknown_column', 'The file has no such column')]),
    ]),
    ...columns
      .filter(({ name, required }) => required && mapping[name] === undefined)
      .map(({ name }) => wrong(name, 'missing', 'This column has to be in the file')),
  ];
  if (errors.length > 0) throw problem.validation(errors);
}

/** Every row of a table; a key that comes twice is wrong the second time. */
export function readRows(
  table: Table,
  mapping: ColumnMapping,
  columns: readonly ImportColumn[],
  kind: Pick<ImportKind, 'schema' | 'keyOf'>,
): ReadRow[] {
  const places = new Map(table.columns.map((column, index) => [column, index]));
  const seen = new Set<string>();
  return table.rows.map((given, index): ReadRow => {
    const cells = Object.fromEntries(
      columns.flatMap(({ name }) => {
        const place = places.get(mapping[name] ?? '');
        return place === undefined ? [] : [[name, unescaped((given[place] ?? '').trim())]];
      }),
    );
    const read = { line: index + 2, cells };
    const parsed = kind.schema.safeParse(cells);
    if (!parsed.success) return { ...read, errors: errorsOf(parsed.error, cells) };
    const key = kind.keyOf(parsed.data);
    if (seen.has(key)) {
      const [first] = columns;
      return { ...read, errors: [{ column: first?.name ?? '', code: 'duplicate' }] };
    }
    seen.add(key);
    return { ...read, row: parsed.data, errors: [] };
  });
}

/** A quote before a formula keeps a spreadsheet from running it; exports write it. */
function unescaped(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function errorsOf(error: z.ZodError, cells: Record<string, string>): ImportError[] {
  const errors = new Map<string, ImportError>();
  for (const { path, code } of error.issues) {
    const column = String(path[0] ?? '');
    const what = code === 'too_big' ? 'too-long' : 'not-valid';
    if (!errors.has(column)) {
      errors.set(column, { column, code: cells[column] === '' ? 'missing' : what });
    }
  }
  return [...errors.values()];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
