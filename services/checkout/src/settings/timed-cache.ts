const MAX_AGE_MS = 5_000;

/** Keeps one small, rarely changed value for a few seconds, so that the hot path does not read it every time. */
export class TimedCache<T> {
  private value: Promise<T> | null = null;
  private loadedAt = 0;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly maxAgeMs = MAX_AGE_MS,
  ) {}

  get(): Promise<T> {
    if (this.value === null || Date.now() - this.loadedAt > this.maxAgeMs) {
      this.loadedAt = Date.now();
      const loading = this.load();
      this.value = loading;
      loading.catch(() => this.clear());
    }
    return this.value;
  }

  clear(): void {
    this.value = null;
  }
}
