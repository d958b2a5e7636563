import { LRUCache } from 'lru-cache';

const KEY = 'value';
/** Ends the damage of an announcement that a replica has missed. */
const MAX_AGE_MS = 300_000;

/** One value in the memory of a replica: read when it is asked for, until it is replaced, forgotten or too old. */
export class Remembered<T extends object> {
  private readonly memory: LRUCache<string, T>;

  constructor(load: () => Promise<T>) {
    this.memory = new LRUCache<string, T>({
      max: 1,
      ttl: MAX_AGE_MS,
      fetchMethod: load,
      // What changes while it is read is read again; the reader that waits is still answered.
      ignoreFetchAbort: true,
    });
  }

  read(): Promise<T> {
    return this.memory.forceFetch(KEY);
  }

  /** The value if it is there without reading. */
  known(): T | undefined {
    return this.memory.get(KEY);
  }

  keep(value: T): void {
    this.memory.set(KEY, value);
  }

  forget(): void {
    this.memory.clear();
  }
}
