/** Work that is under way and must end before the process closes its connections. */
export class OpenWork {
  private readonly open = new Set<Promise<unknown>>();

  track(work: Promise<unknown>): void {
    this.open.add(work);
    const forget = () => this.open.delete(work);
    work.then(forget, forget);
  }

  /** Resolves when nothing is under way, not even what began meanwhile. */
  async settled(): Promise<void> {
    while (this.open.size > 0) await Promise.allSettled(this.open);
  }
}
