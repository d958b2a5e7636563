import { z } from 'zod';

const column = z.string().trim().min(1).max(120);

/** What one column of an import is read from: a column of the file, a part of it, or the same words for every row. */
export const columnSourceSchema = z
  .strictObject({
    column: column.optional(),
    constant: z.string().trim().min(1).max(200).optional(),
    /** Takes what stands before or after the first of these characters. */
    before: z.string().min(1).max(10).optional(),
    after: z.string().min(1).max(10).optional(),
    /** Numbers: multiplied by this, and divided by what another column has in the row. */
    factor: z.number().optional(),
    dividedBy: column.optional(),
  })
  .refine((source) => (source.column === undefined) !== (source.constant === undefined), {
    message: 'A column or a constant',
    path: ['column'],
  });
export type ColumnSource = z.infer<typeof columnSourceSchema>;

/** What each column of an import is read from; a name alone is that column of the file. */
export const columnMappingSchema = z.record(
  z.string().min(1).max(80),
  z.union([column, columnSourceSchema]),
);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

export function sourceOf(read: ColumnMapping[string]): ColumnSource {
  return typeof read === 'string' ? { column: read } : read;
}

/** The columns of a file that a mapping names. */
export function fileColumns(mapping: ColumnMapping): string[] {
  const named = Object.values(mapping).flatMap((read) => {
    const source = sourceOf(read);
    return [source.column, source.dividedBy];
  });
  return [...new Set(named.flatMap((one) => one ?? []))];
}

/** Whether a file with these columns can be read by a mapping. */
export function fitsColumns(mapping: ColumnMapping, columns: readonly string[]): boolean {
  return fileColumns(mapping).every((one) => columns.includes(one));
}
