type Block = { sequence: number; until: number };

/** Longest that a failed message may keep later ones of its aggregate waiting after its delay is over. */
const GRACE_MS = 5_000;

/**
 * Keeps the messages of one aggregate in order within a consumer: one at a time, and behind one that waits for its
 * next try.
 */
export class AggregateQueue {
  private readonly tails = new Map<string, Promise<void>>();
  private readonly blocks = new Map<string, Block>();

  /** Runs `work` after all earlier work of the aggregate. */
  async run(aggregateId: string, work: () => Promise<void>): Promise<void> {
    const before = this.tails.get(aggregateId);
    const mine = before ? before.then(work, work) : work();
    this.tails.set(aggregateId, mine);
    try {
      await mine;
    } finally {
      if (this.tails.get(aggregateId) === mine) this.tails.delete(aggregateId);
    }
  }

  /** Milliseconds that a message must still wait for an earlier one; 0 when it may run. */
  waitFor(aggregateId: string, sequence: number): number {
    const block = this.blocks.get(aggregateId);
    if (!block || sequence <= block.sequence) return 0;
    const left = block.until - Date.now();
    if (left > -GRACE_MS) return Math.max(left, 0) + 50;
    this.blocks.delete(aggregateId);
    return 0;
  }

  /** The message will be tried again after `delayMs`. */
  block(aggregateId: string, sequence: number, delayMs: number): void {
    const known = this.blocks.get(aggregateId);
    if (known && known.sequence < sequence) return;
    this.blocks.set(aggregateId, { sequence, until: Date.now() + delayMs });
  }

  /** The message is through, one way or the other. */
  unblock(aggregateId: string, sequence: number): void {
    if (this.blocks.get(aggregateId)?.sequence === sequence) this.blocks.delete(aggregateId);
  }
}
