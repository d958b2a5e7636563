/** A changed row with the row that was read; `before` is null when it is new. */
export interface Changed<T> {
  row: T;
  before: T | null;
}

/** Rows of one collection as they were read, and what became of them. */
export class RowSet<T extends { version: number }> {
  private readonly rows = new Map<string, T>();
  private readonly before = new Map<string, T | null>();

  constructor(rows: readonly T[], idOf: (row: T) => string) {
    for (const row of rows) this.rows.set(idOf(row), { ...row });
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  put(id: string, row: T): T {
    this.rows.set(id, row);
    this.before.set(id, null);
    return row;
  }

  change(id: string, edit: Partial<T>): T {
    const row = this.rows.get(id);
    if (!row) throw new Error(`Row ${id} was not loaded`);
    if (!this.before.has(id)) this.before.set(id, { ...row });
    return Object.assign(row, edit, { version: row.version + 1 });
  }

  /** Changed rows in the one global order in which rows are always written. */
  changed(): Changed<T>[] {
    return [...this.before]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([id, before]) => {
        const row = this.rows.get(id);
        return row ? [{ row, before }] : [];
      });
  }
}
