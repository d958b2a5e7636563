/**
 * Reads of the same thing that are asked for while one is under way share the next one: however many ask, two reads answer them, and each
 * caller sees all that was written before it asked. Nobody may change an answer, since it is that of others too.
 */
export class SharedReads {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly next = new Map<string, Promise<unknown>>();

  /** What `read` answers, or rejects with. The key says what is read. */
  read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.running.get(key);
    if (!running) return this.start(key, read);
    const next = this.next.get(key) ?? this.startAfter(running, key, read);
    this.next.set(key, next);
    return next as Promise<T>;
  }

  private async startAfter<T>(
    running: Promise<unknown>,
    key: string,
    read: () => Promise<T>,
  ): Promise<T> {
    await running.catch(() => undefined);
    this.next.delete(key);
    return this.start(key, read);
  }

  private start<T>(key: string, read: () => Promise<T>): Promise<T> {
    const reading = read();
    const end = () => {
      if (this.running.get(key) === reading) this.running.delete(key);
    };
    this.running.set(key, reading);
    reading.then(end, end);
    return reading;
  }
}
