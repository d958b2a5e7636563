const FIRST_MS = 250;
const LONGEST_MS = 5_000;
/** A process that lived this long is healthy again: its next death starts at the short end. */
const HEALTHY_MS = 30_000;

/** How long to wait before starting a process again, growing while it keeps dying young. */
export class RestartBackoff {
  private failures = 0;

  next(livedMs: number): number {
    if (livedMs >= HEALTHY_MS) this.failures = 0;
    const delay = Math.min(FIRST_MS * 2 ** this.failures, LONGEST_MS);
    this.failures += 1;
    return delay;
  }
}
