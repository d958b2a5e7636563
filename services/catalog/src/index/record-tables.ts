import type { RecordKind, RecordTypes } from './catalogue-records';

type Tables = { [K in RecordKind]: Map<string, RecordTypes[K]> };

/** All records of the index by kind and id. */
export class RecordTables {
  private readonly tables: Tables = {
    product: new Map(),
    category: new Map(),
    brand: new Map(),
    attribute: new Map(),
    priceList: new Map(),
    group: new Map(),
    settings: new Map(),
    content: new Map(),
    searchWord: new Map(),
  };
  private readonly versions = new Map<RecordKind, number>();

  all<K extends RecordKind>(kind: K): ReadonlyMap<string, RecordTypes[K]> {
    return this.tables[kind];
  }

  /** Counts up with every change of the kind. */
  version(kind: RecordKind): number {
    return this.versions.get(kind) ?? 0;
  }

  /** Takes in what was read of `ids`, or of everything when there are none; what was not found is gone. */
  put<K extends RecordKind>(
    kind: K,
    found: readonly RecordTypes[K][],
    ids?: Iterable<string>,
  ): void {
    const table: Map<string, RecordTypes[K]> = this.tables[kind];
    const present = new Set(found.map(({ _id }) => _id));
    // A changed record keeps its place, so that answers keep their order.
    for (const id of ids ?? [...table.keys()]) if (!present.has(id)) table.delete(id);
    for (const record of found) table.set(record._id, record);
    this.versions.set(kind, this.version(kind) + 1);
  }
}
