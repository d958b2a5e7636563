import { WakeableSleep } from './wakeable-sleep';

/**
 * Lets work through in rounds: at once when the last round is long enough ago, else together with all that comes until the next one.
 * What comes alone never waits.
 */
export class Pace {
  private readonly sleep = new WakeableSleep();
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
    if (wait > 0) this.next = this.sleep.for(wait).then(() => this.begin());
    else this.begin();
    return this.next ?? Promise.resolve();
  }

  /** Lets those that wait through at once. */
  hurry(): void {
    if (this.next) this.sleep.wake();
  }

  private begin(): void {
    this.lastAt = this.now();
    this.next = null;
  }
}
