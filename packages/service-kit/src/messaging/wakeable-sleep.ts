/** A sleep that a wake-up ends; a wake-up while nobody sleeps makes the next sleep end at once. */
export class WakeableSleep {
  private pending = false;
  private finish: (() => void) | null = null;

  wake(): void {
    this.pending = true;
    this.finish?.();
  }

  async for(ms: number): Promise<void> {
    if (!this.pending) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.finish = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.finish = null;
    this.pending = false;
  }
}
