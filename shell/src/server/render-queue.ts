/** So many are rendered side by side: more would all be late together instead of the first being in time. */
const RENDERED_AT_ONCE = 3;
/** More would only wait: the edge has an older or a static document for them. */
const WAITING_MAX = 32;
/** Half of what anybody waits for a document. What starts later would be rendered for nobody, and make the next ones late. */
const STARTS_WITHIN_MS = 750;

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/** Does work a few at a time, in the order asked for, and refuses what can't be done in time. */
export class RenderQueue {
  private readonly waiting: Waiting[] = [];
  private running = 0;
  private idle: () => void = () => undefined;

  /** The work's own result; rejects without starting it when too many wait or its turn comes too late. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < RENDERED_AT_ONCE) return this.start(work);
    if (this.waiting.length >= WAITING_MAX) return Promise.reject(new Error('Too many at once'));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: () => this.start(work).then(resolve, reject),
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(entry), 1);
          reject(new Error('Waited too long'));
        }, STARTS_WITHIN_MS),
      };
      this.waiting.push(entry);
    });
  }

  /** Resolves when nothing runs or waits. */
  async whenIdle(): Promise<void> {
    if (this.running > 0) await new Promise<void>((resolve) => (this.idle = resolve));
  }

  private async start<T>(work: () => Promise<T>): Promise<T> {
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.next();
    }
  }

  private next(): void {
    const entry = this.waiting.shift();
    if (entry) {
      clearTimeout(entry.timer);
      entry.start();
    } else if (this.running === 0) this.idle();
  }
}
