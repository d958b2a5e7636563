import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { CatalogueFeeds } from './catalogue-feeds';
import { RECORD_KINDS, type RecordKind, type RecordTypes } from './catalogue-records';
import { CatalogueSnapshot } from './catalogue-snapshot';
import { ChangeLog, type IndexChange } from './change-log';
import { ChangeSignal } from './change-signal';
import { CHANGES_KEPT_SECONDS } from './index-change.schema';
import { RecordTables } from './record-tables';
import { SeenChanges } from './seen-changes';
import { StockColumn } from './stock-column';

/**
 * How far back each look into the change log reaches: a line carries the clock of the replica that wrote it and
 * appears when its transaction commits, so lines may turn up behind newer ones.
 */
const OVERLAP_MS = 20_000;
/** Lines expire: after a longer absence the log no longer has everything. */
const ABSENCE_MAX_MS = (CHANGES_KEPT_SECONDS * 1_000) / 2;

/** What products are laid out and found by: a change of one of these makes a new snapshot. */
const SNAPSHOT_KINDS: ReadonlySet<RecordKind> = new Set([
  'product',
  'category',
  'brand',
  'attribute',
  'searchWord',
]);

/** Prepares what a feature derives from a snapshot; awaited before the snapshot is shown. */
export type SnapshotFollower = (snapshot: CatalogueSnapshot) => Promise<void>;

/** What was read of one kind, and of which ids; of all when there are none. */
type Reading = { put(): void; kind: RecordKind };

/** The whole catalogue in memory. The storefront reads nothing else. */
@Injectable()
export class CatalogueIndex implements OnApplicationBootstrap, OnModuleDestroy {
  readonly stock = new StockColumn();
  private readonly records = new RecordTables();
  private readonly followers: SnapshotFollower[] = [];
  private readonly changeListeners: (() => void)[] = [];
  private readonly seen = new SeenChanges();
  private currentSnapshot = this.makeSnapshot();
  private changeCount = 0;
  private working: Promise<void> = Promise.resolve();
  private waiting: IndexChange[] = [];
  private caughtUpAt = 0;
  private timer: NodeJS.Timeout | null = null;
  private unlisten: (() => void) | null = null;

  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly log: ChangeLog,
    private readonly signal: ChangeSignal,
    @Inject(CONFIG) private readonly config: { INDEX_CATCH_UP_MS: number },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get snapshot(): CatalogueSnapshot {
    return this.currentSnapshot;
  }

  /** Another number after every change of records or of a stock status: answers made before it are out of date. */
  get version(): string {
    return `${this.changeCount}.${this.stock.version}`;
  }

  /** Every record of a kind; of products the inactive ones too. */
  all<K extends RecordKind>(kind: K): ReadonlyMap<string, RecordTypes[K]> {
    return this.records.all(kind);
  }

  /** Counts up with every change of the kind. */
  versionOf(kind: RecordKind): number {
    return this.records.version(kind);
  }

  /** Called by a feature's `onModuleInit`. */
  follow(follower: SnapshotFollower): void {
    this.followers.push(follower);
  }

  /** Calls back whenever records have changed and what is answered follows them. Called by a feature's `onModuleInit`. */
  onChanged(listener: () => void): void {
    this.changeListeners.push(listener);
  }

  /** Listens before it reads, so that nothing is missed between the two. */
  async onApplicationBootstrap(): Promise<void> {
    this.unlisten = this.signal.listen(
      (changes) => this.inBackground(this.take(changes)),
      () => this.inBackground(this.refresh()),
    );
    await this.refresh();
    this.logger.info({ products: this.all('product').size }, 'catalogue index loaded');
    this.timer = setInterval(
      () => this.inBackground(this.refresh()),
      this.config.INDEX_CATCH_UP_MS,
    ).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.unlisten?.();
    await this.working.catch(() => undefined);
  }

  /** Takes in everything that was committed so far, as the change log has it. */
  refresh(): Promise<void> {
    return this.queue(() => this.catchUp());
  }

  /** Takes in these changes; the ones that come meanwhile are taken in together. */
  take(changes: readonly IndexChange[]): Promise<void> {
    this.waiting.push(...changes);
    return this.queue(async () => {
      const taken = this.waiting;
      this.waiting = [];
      await this.applyFresh(taken).catch((error: unknown) => {
        this.waiting.unshift(...taken);
        throw error;
      });
    });
  }

  private queue(work: () => Promise<void>): Promise<void> {
    this.working = this.working.catch(() => undefined).then(work);
    return this.working;
  }

  private inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.logger.warn({ err: error }, 'catalogue index is behind'));
  }

  private async catchUp(): Promise<void> {
    const now = Date.now();
    const reach = (this.caughtUpAt === 0 ? now : this.caughtUpAt) - OVERLAP_MS;
    const recent = await this.log.since(new Date(reach));
    if (now - this.caughtUpAt > ABSENCE_MAX_MS) {
      this.seen.fresh(recent);
      await this.apply(RECORD_KINDS.map((kind) => [kind, undefined]));
    } else {
      await this.applyFresh(recent);
    }
    this.caughtUpAt = now;
    this.seen.dropBefore(now - OVERLAP_MS);
  }

  private async applyFresh(changes: readonly IndexChange[]): Promise<void> {
    const fresh = this.seen.fresh(changes);
    if (fresh.length === 0) return;
    try {
      await this.apply(idsByKind(fresh));
    } catch (error) {
      this.seen.forget(fresh);
      throw error;
    }
  }

  private async apply(wanted: [RecordKind, string[] | undefined][]): Promise<void> {
    const readings = await Promise.all(wanted.map(([kind, ids]) => this.read(kind, ids)));
    for (const reading of readings) reading.put();
    this.changeCount += 1;
    if (readings.some(({ kind }) => SNAPSHOT_KINDS.has(kind))) await this.showSnapshot();
    for (const listener of this.changeListeners) listener();
  }

  private async read<K extends RecordKind>(kind: K, ids: string[] | undefined): Promise<Reading> {
    const found = await this.feeds.read(kind, ids);
    return { kind, put: () => this.records.put(kind, found, ids) };
  }

  private async showSnapshot(): Promise<void> {
    const snapshot = this.makeSnapshot();
    for (const follower of this.followers) await follower(snapshot);
    this.stock.attach(snapshot);
    this.currentSnapshot = snapshot;
    this.changeCount += 1;
  }

  private makeSnapshot(): CatalogueSnapshot {
    return new CatalogueSnapshot({
      products: this.all('product').values(),
      categories: this.all('category').values(),
      brands: this.all('brand').values(),
      attributes: this.all('attribute').values(),
    });
  }
}

/** What to read again: of each kind its ids, or everything when a kind is of another version of this service. */
function idsByKind(changes: readonly IndexChange[]): [RecordKind, string[] | undefined][] {
  const ids = new Map<RecordKind, Set<string>>();
  for (const { kind, entityId } of changes) {
    const known = RECORD_KINDS.find((one) => one === kind);
    if (!known) return RECORD_KINDS.map((one) => [one, undefined]);
    const wanted = ids.get(known) ?? new Set();
    ids.set(known, wanted.add(entityId));
  }
  return [...ids].map(([kind, wanted]) => [kind, [...wanted]]);
}
