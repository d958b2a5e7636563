import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ImportError } from '@solar/contracts/common/imports-http';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import { problem } from '../errors/problem';
import { Leases } from '../messaging/leases';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { Transactions } from '../mongo/transactions';
import { LOGGER } from '../telemetry/logger-token';
import {
  IMPORT_KINDS_OF_SERVICE,
  type ImportKind,
  type ImportScope,
  type PlannedRow,
  type PostedKind,
  type WrittenKind,
} from './import-kind';
import { readRows, type ReadRow } from './import-rows';
import { ImportRepository, type ImportView } from './import.repository';
import type { LeftOutRow } from './import.schema';
import { columnsOf } from './kind-columns';

type Batch = { from: number; rows: readonly ReadRow[] };
/** What becomes of a batch: the rows to write, and those that are left out. */
type Planned = {
  rows: number;
  todo: (PlannedRow<unknown> & { line: number })[];
  leftOut: LeftOutRow[];
};

const LOOK_EVERY_MS = 60_000;
const STALLED_AFTER_MS = 60_000;

/**
 * Imports and undoes in the background, in batches that are each one transaction with the count of what is done. An import that its
 * process left is gone on with by another; a batch is counted once whoever writes it.
 */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly imports: ImportRepository,
    private readonly transactions: Transactions,
    private readonly leases: Leases,
    @Inject(IMPORT_KINDS_OF_SERVICE) private readonly kinds: readonly ImportKind[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('imports', { everyMs: LOOK_EVERY_MS }, () =>
      this.goOn(new Date(Date.now() - STALLED_AFTER_MS)),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Goes on with the imports that nobody has advanced since. */
  async goOn(since: Date): Promise<void> {
    for (const id of await this.imports.stalledSince(since)) this.run(id);
  }

  /** Goes on with an import until it is done or undone; returns at once. */
  run(id: string): void {
    if (this.running.has(id) || this.stopping) return;
    const work = this.work(id)
      .catch(async (error: unknown) => {
        this.logger.error({ err: error, import: id }, 'import failed');
        await this.imports.end(id, 'running', 'failed');
      })
      .catch((error: unknown) => this.logger.error({ err: error, import: id }, 'import is stuck'))
      .finally(() => this.running.delete(id));
    this.running.set(id, work);
  }

  private async work(id: string): Promise<void> {
    const found = await this.imports.get(id);
    const kind = this.kinds.find(({ name }) => name === found.kind);
    if (!kind) throw new Error(`Nothing imports ${found.kind}`);
    if (found.status === 'running') await this.import(found, kind);
    if (found.status === 'undoing') await this.undo(found, kind);
  }

  private async import(found: ImportView, kind: ImportKind): Promise<void> {
    const { _id: id } = found;
    const rows = readRows(await this.imports.table(id), found, columnsOf(kind), kind);
    for (let from = found.done; from < rows.length; from += kind.batchRows) {
      if (this.stopping) return;
      const batch = { from, rows: rows.slice(from, from + kind.batchRows) };
      const isMine =
        'post' in kind ? await this.post(found, kind, batch) : await this.write(found, kind, batch);
      if (!isMine) return;
    }
    await this.imports.end(id, 'running', 'done');
  }

  /** False when somebody else has written this batch. */
  private write(found: ImportView, kind: WrittenKind, batch: Batch): Promise<boolean> {
    return this.transactions.run(async (session) => {
      if (!(await this.claim(found, batch, session))) return false;
      const planned = await plannedOf(found, kind, batch.rows, session);
      const { todo } = planned;
      const undo = todo.length === 0 ? [] : await kind.apply(todo, scopeOf(found), session);
      await this.imports.keepUndo(undoId(found, batch), found._id, undo, session);
      await this.count(found, planned, session);
      return true;
    });
  }

  /**
   * Documents are posted before the batch is counted. After a crash between the two the plan finds nothing left to do, and what stock
   * that moved meanwhile makes of it is refused by the id of what is kept.
   */
  private async post(found: ImportView, kind: PostedKind, batch: Batch): Promise<boolean> {
    const planned = await plannedOf(found, kind, batch.rows);
    const { todo } = planned;
    if (todo.length > 0) {
      const refused = await kind
        .post(todo, scopeOf(found), (key, done, session) =>
          this.imports.keepUndo(`${undoId(found, batch)}:${key}`, found._id, done, session),
        )
        .catch((error: unknown) => {
          if (isDuplicateKey(error)) return new Map<number, ImportError>();
          throw error;
        });
      for (const [index, error] of refused) {
        planned.leftOut.push({ line: todo[index]?.line ?? 0, errors: [error] });
      }
      planned.todo = todo.filter((_, index) => !refused.has(index));
    }
    return this.transactions.run(async (session) => {
      const isMine = await this.claim(found, batch, session);
      if (isMine) await this.count(found, planned, session);
      return isMine;
    });
  }

  private claim({ _id: id }: ImportView, { from, rows }: Batch, session: ClientSession) {
    return this.imports.claim({ id, done: from, rows: rows.length }, session);
  }

  private async count(found: ImportView, planned: Planned, session: ClientSession): Promise<void> {
    const { rows, todo, leftOut } = planned;
    const created = todo.filter(({ action }) => action === 'create').length;
    const updated = todo.length - created;
    const unchanged = rows - leftOut.length - todo.length;
    await this.imports.count(found._id, { created, updated, unchanged }, leftOut, session);
  }

  private async undo(found: ImportView, kind: ImportKind): Promise<void> {
    const { _id: id } = found;
    const scope = scopeOf(found);
    for (;;) {
      if (this.stopping) return;
      const next = await this.imports.nextUndo(id);
      if (!next) break;
      const taken = 'post' in kind ? await kind.takeBack(next.done, scope) : null;
      await this.transactions.run(async (session) => {
        if (!(await this.imports.takeUndo(next, session))) return;
        const undone = 'post' in kind ? (taken ?? 0) : await kind.undo(next.done, scope, session);
        await this.imports.countUndo(id, { undone, kept: next.done.length - undone }, session);
      });
    }
    await this.imports.end(id, 'undoing', 'undone');
  }
}

async function plannedOf(
  found: ImportView,
  kind: ImportKind,
  batch: readonly ReadRow[],
  session?: ClientSession,
): Promise<Planned> {
  const good = batch.filter(({ errors }) => errors.length === 0);
  const plans = await kind.plan(
    good.map(({ row }) => row),
    scopeOf(found),
    session,
  );
  const leftOut: LeftOutRow[] = batch
    .filter(({ errors }) => errors.length > 0)
    .map(({ line, errors }) => ({ line, errors }));
  const todo: Planned['todo'] = [];
  for (const [index, { line, row }] of good.entries()) {
    const plan = plans[index];
    if (!plan) throw new Error('A row has no plan');
    if ('error' in plan) leftOut.push({ line, errors: [plan.error] });
    else if (plan.action === 'create') todo.push({ line, row, action: 'create' });
    else if (plan.action === 'update' && found.existing === 'update') {
      todo.push({ line, row, action: 'update' });
    }
  }
  return { rows: batch.length, todo, leftOut };
}

/** The same for whoever writes the batch, and higher for later ones. */
function undoId({ _id, runs }: ImportView, { from }: Batch): string {
  return [_id, String(runs).padStart(4, '0'), String(from).padStart(6, '0')].join(':');
}

/** What the rows of an import have in common. */
export function scopeOf({ _id: importId, target, startedBy: by }: ImportView): ImportScope {
  return { importId, target, by };
}

/** The kind by its name. Throws 404 for one that this service does not import. */
export function kindNamed(kinds: readonly ImportKind[], name: string): ImportKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw problem.notFound('Kind of import');
  return kind;
}
