import { importKind, type ImportColumn } from '@solar/contracts/common/import-kinds';
import type { ImportKind } from './import-kind';

/** Every column that a kind can be given: its own, and those by the data of its service. */
export function columnsOf(kind: ImportKind): ImportColumn[] {
  const more = kind.moreColumns?.() ?? [];
  return [
    ...importKind(kind.name).columns,
    ...more.map(({ name, aliases }) => ({ name, aliases })),
  ];
}
