/** A counting semaphore: at most `size` at a time. */
export class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];
  private readonly idle: (() => void)[] = [];

  constructor(private readonly size: number) {
    this.free = size;
  }

  async take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  give(): void {
    const next = this.waiting.shift();
    if (next) return next();
    this.free += 1;
    if (this.free === this.size) for (const done of this.idle.splice(0)) done();
  }

  /** Resolves when nobody holds a slot. */
  async allFree(): Promise<void> {
    if (this.free === this.size) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }
}
