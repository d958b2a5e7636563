import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { ImportUndo } from './import-undo';
import { ImportBatch } from './import-batch';
import { ProductImportRepository } from './product-import.repository';
import { readRows, type ImportRow } from './row-reader';

const BATCH_ROWS = 100;
const LOOK_EVERY_MS = 60_000;
const STALLED_AFTER_MS = 60_000;

/**
 * Imports in the background, in batches that are each one transaction with the count of what is done. An import that
 * its process left is gone on with by another; a batch is counted once whoever writes it.
 */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly imports: ProductImportRepository,
    private readonly batch: ImportBatch,
    private readonly undoing: ImportUndo,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
    private readonly leases: Leases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('product-imports', { everyMs: LOOK_EVERY_MS }, async () => {
      const stalled = await this.imports.stalledSince(new Date(Date.now() - STALLED_AFTER_MS));
      for (const id of stalled) this.run(id);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Goes on with an import until it is done; returns at once. */
  run(id: string): void {
    if (this.running.has(id) || this.stopping) return;
    const work = this.work(id)
      .catch(async (error: unknown) => {
        this.logger.error({ err: error, import: id }, 'import failed');
        await this.imports.end(id, 'failed');
      })
      .catch((error: unknown) => this.logger.error({ err: error, import: id }, 'import is stuck'))
      .finally(() => this.running.delete(id));
    this.running.set(id, work);
  }

  private async work(id: string): Promise<void> {
    const { mapping, done, status } = await this.imports.get(id);
    if (status === 'undoing') return this.undo(id);
    if (!mapping) return;
    const category = this.index.all('category').get(mapping.categoryId);
    if (!category) throw new Error('The category is gone');
    const table = await this.imports.table(id);
    const rows = readRows(table, mapping, this.index.snapshot.attributes);
    const good = rows.filter(({ errors }) => errors.length === 0);
    const names = good.map(({ brand }) => brand);
    await this.writer.write((session, note) => this.batch.ensureBrands(names, session, note));
    for (let from = done; from < good.length; from += BATCH_ROWS) {
      if (this.stopping) return;
      const mine = await this.write(id, from, good.slice(from, from + BATCH_ROWS), category._id);
      if (!mine) return;
    }
    await this.imports.end(id, 'done');
  }

  /** Takes back the drafts that nobody has touched since, in batches that are each one transaction. */
  private async undo(id: string): Promise<void> {
    for (let undone = 1; undone > 0;) {
      if (this.stopping) return;
      undone = await this.writer.write(async (session, note) => {
        const removed = await this.undoing.remove(id, BATCH_ROWS, session, note);
        await this.imports.countUndone(id, removed, session);
        return removed;
      });
    }
    await this.imports.endUndo(id, await this.undoing.left(id));
  }

  /** False when another process has written this batch. */
  private write(
    id: string,
    done: number,
    rows: readonly ImportRow[],
    categoryId: string,
  ): Promise<boolean> {
    return this.writer.write(async (session, note) => {
      const mine = await this.imports.claim({ id, done, rows: rows.length }, session);
      if (!mine) return false;
      const created = await this.batch.insert(rows, { importId: id, categoryId }, session, note);
      await this.imports.count(id, { created, existing: rows.length - created }, session);
      return true;
    });
  }
}
