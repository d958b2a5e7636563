import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { CatalogConfig } from '../config';
import { PriceBook } from '../pricing/price-book';
import { SearchIndexes } from '../search/search-indexes';
import type { ProductRecord } from './catalogue-records';
import { CatalogueSnapshot } from './catalogue-snapshot';
import { CatalogueSource, type PriceRules, type Structure } from './catalogue-source';
import { ChangeLog, type IndexChange } from './change-log';
import type { ChangeKind } from './index-change.schema';
import { StockColumn } from './stock-column';

/**
 * How far back each look into the change log reaches: a line carries the clock of the replica that wrote it and
 * appears when its transaction commits, so lines may turn up behind newer ones.
 */
const OVERLAP_MS = 20_000;

/** The whole catalogue in memory, followed through the change log. The storefront reads nothing else. */
@Injectable()
export class CatalogueIndex implements OnModuleInit, OnModuleDestroy {
  readonly stock = new StockColumn();
  readonly search = new SearchIndexes();
  private readonly records = new Map<string, ProductRecord>();
  private structure: Structure = { categories: [], brands: [], attributes: [] };
  private rules: PriceRules = { lists: [], groupDiscounts: new Map(), currency: 'USD' };
  private currentSnapshot = new CatalogueSnapshot({ products: this.records, ...this.structure });
  private currentPrices = this.makePrices();
  private readonly seen = new Map<string, number>();
  private working: Promise<void> = Promise.resolve();
  private caughtUpAt = Date.now();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly source: CatalogueSource,
    private readonly changes: ChangeLog,
    @Inject(CONFIG) private readonly config: CatalogConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get snapshot(): CatalogueSnapshot {
    return this.currentSnapshot;
  }

  get prices(): PriceBook {
    return this.currentPrices;
  }

  get currency(): string {
    return this.rules.currency;
  }

  /** Every product, the inactive ones too. */
  get allProducts(): ReadonlyMap<string, ProductRecord> {
    return this.records;
  }

  get catalogueStructure(): Structure {
    return this.structure;
  }

  async onModuleInit(): Promise<void> {
    await this.loadAll();
    this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.working.catch(() => undefined);
  }

  /** Takes in everything committed so far; a writer awaits it so that its own replica answers the new state. */
  refresh(): Promise<void> {
    this.working = this.working.catch(() => undefined).then(() => this.catchUp());
    return this.working;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      void this.refresh()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'catalogue index is behind'))
        .finally(() => {
          if (this.timer) this.schedule();
        });
    }, this.config.INDEX_POLL_MS);
    this.timer.unref();
  }

  private async loadAll(): Promise<void> {
    const now = Date.now();
    this.remember(await this.changes.since(new Date(now - OVERLAP_MS)), now);
    for (const product of await this.source.products()) this.records.set(product._id, product);
    for (const level of await this.source.stockLevels()) this.stock.set(level._id, level);
    this.structure = await this.source.structure();
    this.rules = await this.source.priceRules();
    await this.rebuild();
    await this.readPages();
    this.logger.info({ products: this.records.size }, 'catalogue index loaded');
  }

  private async catchUp(): Promise<void> {
    const now = Date.now();
    const recent = await this.changes.since(new Date(this.caughtUpAt - OVERLAP_MS));
    const fresh = recent.filter((change) => !this.seen.has(change._id));
    if (fresh.length > 0) await this.apply(fresh);
    this.remember(recent, now);
  }

  private async apply(fresh: IndexChange[]): Promise<void> {
    const ids = (kind: ChangeKind) => [
      ...new Set(fresh.filter((change) => change.kind === kind).map((one) => one.entityId)),
    ];
    const has = (kind: ChangeKind) => fresh.some((change) => change.kind === kind);
    const stock = ids('stock');
    if (stock.length > 0) {
      for (const level of await this.source.stockLevels(stock)) this.stock.set(level._id, level);
    }
    await this.readProducts(ids('product'));
    if (has('structure')) this.structure = await this.source.structure();
    if (has('prices')) this.rules = await this.source.priceRules();
    if (has('product') || has('structure')) await this.rebuild();
    else if (has('prices')) this.currentPrices = this.makePrices();
    if (has('content') || has('structure')) await this.readPages();
  }

  private async readProducts(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = new Map((await this.source.products(ids)).map((one) => [one._id, one]));
    for (const id of ids) {
      const record = found.get(id);
      if (record) this.records.set(id, record);
      else this.records.delete(id);
    }
  }

  private async readPages(): Promise<void> {
    this.search.setPages(this.structure.categories, await this.source.contentPages());
  }

  private async rebuild(): Promise<void> {
    const snapshot = new CatalogueSnapshot({ products: this.records, ...this.structure });
    await this.search.follow(snapshot);
    this.stock.attach(snapshot);
    this.currentSnapshot = snapshot;
    this.currentPrices = this.makePrices();
  }

  private makePrices(): PriceBook {
    const { lists, groupDiscounts, currency } = this.rules;
    return new PriceBook(this.currentSnapshot, lists, groupDiscounts, currency);
  }

  /** Called when everything in `changes` is in the index; what the next look cannot meet is forgotten. */
  private remember(changes: readonly IndexChange[], now: number): void {
    for (const change of changes) this.seen.set(change._id, change.at.getTime());
    this.caughtUpAt = now;
    for (const [id, at] of this.seen) if (at < now - OVERLAP_MS) this.seen.delete(id);
  }
}
