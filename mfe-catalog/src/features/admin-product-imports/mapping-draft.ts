import {
  importMappingSchema,
  type ImportMapping,
  type ImportSource,
  type SavedMapping,
} from '@solar/contracts/catalog/import-http';

/** A mapping as it is edited: a source without a column is not chosen yet. */
export type DraftSource = Partial<ImportSource>;
export type MappingDraft = {
  skipRows: number;
  categoryId: string;
  provenance: string;
  sku: DraftSource;
  name: DraftSource;
  brand: DraftSource;
  powerW: DraftSource;
  cost: DraftSource;
  attributes: { code: string; source: DraftSource }[];
};

export const EMPTY_DRAFT: MappingDraft = {
  skipRows: 0,
  categoryId: '',
  provenance: '',
  sku: {},
  name: {},
  brand: {},
  powerW: {},
  cost: {},
  attributes: [],
};

export function draftOf(mapping: ImportMapping): MappingDraft {
  return { ...mapping, powerW: mapping.powerW ?? {}, cost: mapping.cost ?? {} };
}

/** The mapping, or null while something that it needs is not chosen. */
export function mappingOf(draft: MappingDraft): ImportMapping | null {
  const chosen = (source: DraftSource) =>
    source.column !== undefined || source.constant !== undefined;
  const parsed = importMappingSchema.safeParse({
    ...draft,
    powerW: chosen(draft.powerW) ? draft.powerW : null,
    cost: chosen(draft.cost) ? draft.cost : undefined,
    attributes: draft.attributes.filter(({ source }) => chosen(source)),
  });
  return parsed.success ? parsed.data : null;
}

/** The first kept mapping whose columns a table has. */
export function fittingMapping(
  saved: readonly SavedMapping[],
  columns: readonly string[],
): SavedMapping | undefined {
  const known = new Set(columns);
  return saved.find(({ mapping }) => {
    const { sku, name, brand, powerW, cost, attributes } = mapping;
    const sources = [sku, name, brand, powerW, cost, ...attributes.map(({ source }) => source)];
    const named = sources.flatMap((source) => [source?.column, source?.dividedBy]);
    return named.every((column) => column === undefined || known.has(column));
  });
}
