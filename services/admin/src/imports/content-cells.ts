import type { ContentColumn } from '@solar/contracts/admin/content-columns';
import type { ContentInput } from '@solar/contracts/admin/content-http';
import { z } from 'zod';

/** A row: what its cells say, by the names of the columns that the file has. */
export type ContentRow = { slug: string } & Readonly<Record<string, unknown>>;

const YES = new Set(['1', 'true', 'yes', 'y', 'x', 'oui', 'vrai']);
const NO = new Set(['', '0', 'false', 'no', 'n', 'non', 'faux']);
/** Where bars are, a comma belongs to its part. */
const separatorIn = (cell: string) => (cell.includes('|') ? /\s*\|\s*/ : /\s*[,;]\s*/);

const listOf = (cell: string) => (cell === '' ? [] : cell.split(separatorIn(cell)));
const numberCell = z.string().transform(Number).pipe(z.number());

const CELLS: Readonly<Record<ContentColumn['type'], z.ZodType<unknown, string>>> = {
  text: z.string(),
  page: z.string(),
  list: z.string().transform(listOf),
  // An empty cell is no zero.
  number: z.string().min(1).transform(decimal).pipe(numberCell),
  numbers: z
    .string()
    .transform((cell) => listOf(cell).map(decimal))
    .pipe(z.array(numberCell)),
  boolean: z
    .string()
    .toLowerCase()
    .refine((cell) => YES.has(cell) || NO.has(cell))
    .transform((cell) => YES.has(cell)),
};

/** Reads the cells of a kind's columns; whether an entry may say that is seen with the whole entry. */
export function rowSchemaOf(columns: readonly ContentColumn[]): z.ZodType<ContentRow> {
  const shape = columns.map(({ name, type, required }) => [
    name,
    required ? CELLS[type].pipe(z.string().trim().min(1)) : CELLS[type].optional(),
  ]);
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<ContentRow>;
}

/** What an entry says with the cells of a row; a picture goes with its path. */
export function withCells(
  input: ContentInput,
  row: ContentRow,
  columns: readonly ContentColumn[],
): ContentInput {
  let changed: Record<string, unknown> = { ...input };
  if (row['image'] === '') changed['image'] = null;
  else if (row['image'] !== undefined && !input.image) {
    changed['image'] = { path: '', alt: { en: '', fr: '' } };
  }
  for (const { name, path } of columns) {
    const value = row[name];
    if (value === undefined || (path.startsWith('image.') && changed['image'] === null)) continue;
    changed = withPath(changed, path.split('.'), value);
  }
  return changed as ContentInput;
}

/** The cells of an entry, as the import reads them; `pageOf` is the address of a page. */
export function cellsOf(
  input: ContentInput,
  columns: readonly ContentColumn[],
  pageOf: (id: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name, path, type }) => [name, cellOf(valueAt(input, path), type, pageOf)]),
  );
}

function cellOf(
  value: unknown,
  type: ContentColumn['type'],
  pageOf: (id: string) => string,
): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(' | ');
  if (type === 'boolean') return value === true ? 'yes' : 'no';
  return type === 'page' ? pageOf(String(value)) : String(value);
}

function valueAt(input: ContentInput, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | null | undefined)?.[name],
      input,
    );
}

function withPath(
  part: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...part, [name]: value };
  const inner = (part[name] ?? {}) as Record<string, unknown>;
  return { ...part, [name]: withPath(inner, rest, value) };
}

/** French spreadsheets write a comma. */
function decimal(cell: string): string {
  return cell.replace(/\s/g, '').replace(/^(-?\d+),(\d+)$/, '$1.$2');
}
