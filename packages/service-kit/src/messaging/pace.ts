/**
 * Lets work through in rounds: at once when the last round is long enough ago, else together with all that comes until the next one.
 * What comes alone never waits.
 */
export class Pace {
  private lastAt = -Infinity;
  private next: Promise<void> | null = null;

  /** `everyMs` is the shortest time between two rounds; with 0 nothing waits. */
  constructor(
    private readonly everyMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Resolves when it is the caller's turn, for everybody in the order in which they came. */
  turn(): Promise<void> {
    if (this.next) return this.next;
    const wait = this.lastAt + this.everyMs - this.now();
    if (wait <= 0) {
      this.lastAt = this.now();
      return Promise.resolve();
    }
    this.next = new Promise<void>((resolve) => setTimeout(resolve, wait)).then(() => {
      this.lastAt = this.now();
      this.next = null;
    });
    return this.next;
  }
}
