/** Longest that a message may keep later ones of its aggregate waiting after its delay is over. */
const GRACE_MS = 5_000;
/** How long after the message before it a waiting one is offered again. */
const BEHIND_MS = 50;

/**
 * Keeps the messages of one aggregate in order within a consumer: one at a time, and behind one that waits for its
 * next try.
 */
export class AggregateQueue {
  private readonly tails = new Map<string, Promise<void>>();
  /** By aggregate: the sequences of messages that will be offered again, and when. */
  private readonly waiting = new Map<string, Map<number, number>>();

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

  /**
   * Milliseconds that a message must still wait for earlier ones; 0 when it may run. One that waits is offered again later, and keeps
   * those behind it waiting as well.
   */
  waitFor(aggregateId: string, sequence: number): number {
    const now = Date.now();
    const waiting = this.expected(aggregateId, now);
    const earlier = [...waiting].filter(([other]) => other < sequence).map(([, until]) => until);
    if (earlier.length === 0) return 0;
    const wait = Math.max(0, ...earlier.map((until) => until - now)) + BEHIND_MS;
    waiting.set(sequence, now + wait);
    return wait;
  }

  /** The message will be tried again after `delayMs`. */
  block(aggregateId: string, sequence: number, delayMs: number): void {
    const now = Date.now();
    const waiting = this.expected(aggregateId, now);
    waiting.set(sequence, now + delayMs);
    this.waiting.set(aggregateId, waiting);
  }

  /** The message is through, one way or the other. */
  unblock(aggregateId: string, sequence: number): void {
    const waiting = this.waiting.get(aggregateId);
    waiting?.delete(sequence);
    if (waiting?.size === 0) this.waiting.delete(aggregateId);
  }

  /** Messages that will be offered again, without those that another replica has taken by now. */
  private expected(aggregateId: string, now: number): Map<number, number> {
    const waiting = this.waiting.get(aggregateId) ?? new Map<number, number>();
    for (const [sequence, until] of waiting) {
      if (until + GRACE_MS <= now) this.unblock(aggregateId, sequence);
    }
    return waiting;
  }
}
