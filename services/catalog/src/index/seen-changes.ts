import type { IndexChange } from './change-log';

/**
 * Which changes of the log are in the index already. A change may be met twice, by its signal and in the log, and
 * each look into the log reaches back behind the one before.
 */
export class SeenChanges {
  private readonly seen = new Map<string, number>();

  /** The changes that were not met before; they are from now on. */
  fresh(changes: readonly IndexChange[]): IndexChange[] {
    const fresh = changes.filter(({ _id }) => !this.seen.has(_id));
    for (const { _id, at } of fresh) this.seen.set(_id, at.getTime());
    return fresh;
  }

  /** For changes that could not be applied after all. */
  forget(changes: readonly IndexChange[]): void {
    for (const { _id } of changes) this.seen.delete(_id);
  }

  /** Drops what no later look into the log can meet. */
  dropBefore(moment: number): void {
    for (const [id, at] of this.seen) if (at < moment) this.seen.delete(id);
  }
}
