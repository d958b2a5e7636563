import { fileColumns, sourceOf, type ColumnMapping } from '@solar/contracts/common/column-mapping';
import type { ImportColumn } from '@solar/contracts/common/import-kinds';
import { importErrorSchema, type ImportError } from '@solar/contracts/common/imports-http';
import type { z } from 'zod';
import { problem } from '../errors/problem';
import { cellText, type Cells } from './cell-text';
import type { ImportKind } from './import-kind';
import { FIRST_LINE, type Table } from './table';

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
    ...Object.entries(mapping).flatMap(([name, read]) => [
      ...(known.has(name) ? [] : [wrong(name, 'unknown', 'There is no such column to import')]),
      ...fileColumns({ [name]: read })
        .filter((column) => !ofFile.includes(column))
        .map((column) => wrong(name, 'unknown_column', `The file has no column ${column}`)),
    ]),
    ...columns
      .filter(({ name, required }) => required && mapping[name] === undefined)
      .map(({ name }) => wrong(name, 'missing', 'This column has to be in the file')),
  ];
  if (errors.length > 0) throw problem.validation(errors);
}

/** Every row of a table below the lines to skip; a key that comes twice is wrong the second time. */
export function readRows(
  table: Table,
  { mapping, skipRows }: { mapping: ColumnMapping; skipRows: number },
  columns: readonly ImportColumn[],
  kind: Pick<ImportKind, 'schema' | 'keyOf'>,
): ReadRow[] {
  const places = new Map(table.columns.map((column, index) => [column, index]));
  const sources = columns.flatMap(({ name }) => {
    const read = mapping[name];
    return read === undefined ? [] : [[name, sourceOf(read)] as const];
  });
  const { schema } = kind;
  const seen = new Set<string>();
  return table.rows.slice(skipRows).map((given, index): ReadRow => {
    const cellOf: Cells = (column) => (given[places.get(column) ?? -1] ?? '').trim();
    const cells = Object.fromEntries(
      sources.map(([name, source]) => [name, cellText(source, cellOf)]),
    );
    const read = { line: index + skipRows + FIRST_LINE, cells };
    const parsed = schema.safeParse(cells);
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

function errorsOf(error: z.ZodError, cells: Record<string, string>): ImportError[] {
  const errors = new Map<string, ImportError>();
  for (const issue of error.issues) {
    const column = String(issue.path[0] ?? '');
    const code = cells[column] === '' ? 'missing' : codeOf(issue);
    if (!errors.has(column)) errors.set(column, { column, code });
  }
  return [...errors.values()];
}

function codeOf(issue: z.core.$ZodIssue): ImportError['code'] {
  if (issue.code === 'too_big') return 'too-long';
  const own = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return importErrorSchema.shape.code.safeParse(own).data ?? 'not-valid';
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
