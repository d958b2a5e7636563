import {
  columnMappingSchema,
  type ColumnMapping,
  type ColumnSource,
} from '@solar/contracts/common/column-mapping';
import { importKind, type ImportColumn } from '@solar/contracts/common/import-kinds';
import type { ImportJob } from '@solar/contracts/common/imports-http';
import { can } from '@solar/mfe-kit/session/permissions';
import type { SessionUser } from '@solar/mfe-kit/session/session-user';

/** What is chosen before an import: what each column is read from, and what happens to what is there. */
export interface ImportPlan {
  mapping: ColumnMapping;
  skipRows: number;
  existing: 'update' | 'skip';
}

/** A source while it is chosen. */
export type DraftSource = Partial<ColumnSource>;

/** The columns that are always offered: those of the kind that the person may import. */
export function ownColumns(kind: ImportJob['kind'], user: SessionUser | null): ImportColumn[] {
  return importKind(kind).columns.filter(
    ({ permission }) => permission === undefined || can(user, permission),
  );
}

/** Whether every column that has to be there is chosen, and nothing is half chosen. */
export function isComplete({ mapping }: ImportPlan, columns: readonly ImportColumn[]): boolean {
  const isThere = columns.every(({ name, required }) => !required || mapping[name] !== undefined);
  return isThere && columnMappingSchema.safeParse(mapping).success;
}

/** The mapping with a column read from another source, or from none. */
export function withSource(
  mapping: ColumnMapping,
  name: string,
  source: DraftSource,
): ColumnMapping {
  const { [name]: _before, ...others } = mapping;
  const chosen = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined),
  ) as DraftSource;
  if (chosen.column === undefined && chosen.constant === undefined) return others;
  const isPlain = chosen.column !== undefined && Object.keys(chosen).length === 1;
  return { ...others, [name]: isPlain && chosen.column ? chosen.column : (chosen as ColumnSource) };
}
