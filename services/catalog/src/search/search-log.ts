import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { SearchLogRepository, type Click, type Search } from './search-log.repository';

const WRITE_AFTER_MS = 2_000;
/** Entries that wait at most; while the database is away, later ones are dropped. */
const WAITING_MAX = 10_000;

/** Collects searches and clicks in memory and writes them together, so that no reader waits for the database. */
@Injectable()
export class SearchLog implements OnApplicationShutdown {
  private readonly searches = new Map<string, Search>();
  private readonly clicks = new Map<string, Click>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: SearchLogRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  addSearch(search: Search): void {
    this.add(this.searches, `${search.userId} ${search.key}`, search);
  }

  addClick(click: Click): void {
    this.add(this.clicks, `${click.searchId} ${click.productId}`, click);
  }

  /** Writes what waits; a reader of the log awaits it to see its own entries. */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flushOrWarn();
    if (this.timer) clearTimeout(this.timer);
  }

  private add<T>(waiting: Map<string, T>, key: string, entry: T): void {
    if (waiting.size >= WAITING_MAX && !waiting.has(key)) return;
    waiting.set(key, entry);
    this.schedule();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.flushOrWarn(), WRITE_AFTER_MS).unref();
  }

  private async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.drain(this.searches, (searches) => this.repository.addSearches(searches));
    await this.drain(this.clicks, (clicks) => this.repository.addClicks(clicks));
  }

  /** What could not be written waits on, unless it was said again meanwhile. */
  private async drain<T>(
    waiting: Map<string, T>,
    write: (entries: T[]) => Promise<void>,
  ): Promise<void> {
    if (waiting.size === 0) return;
    const taken = new Map(waiting);
    waiting.clear();
    try {
      await write([...taken.values()]);
    } catch (error) {
      for (const [key, entry] of taken) if (!waiting.has(key)) waiting.set(key, entry);
      this.schedule();
      throw error;
    }
  }

  private async flushOrWarn(): Promise<void> {
    await this.flush().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'searches not written yet'),
    );
  }
}
