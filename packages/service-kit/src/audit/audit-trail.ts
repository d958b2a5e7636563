import { Inject, Injectable } from '@nestjs/common';
import {
  AUDIT_CHANGES_MAX,
  auditRecorded,
  type AuditActor,
  type AuditChange,
  type AuditEntry,
  type AuditThing,
} from '@solar/contracts/common/audit';
import { AUDITED } from '@solar/contracts/common/audited-things';
import type { ClientSession } from 'mongoose';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { Outbox, outboxEntry, type OutboxEntry } from '../messaging/outbox';
import { Database } from '../mongo/database';
import { newId } from '../mongo/new-id';
import { beforeCommit, Transactions, tryOf } from '../mongo/transactions';
import { currentContext, traceIdOf, type RequestContext } from '../telemetry/request-context';
import { AuditRules } from './audit-rules';
import { changesBetween } from './changes-between';
import { thingLabel } from './thing-label';
import { watchWrites, type Stored } from './watch-writes';

/** The first and the last state of a document within a transaction, and whose work changed it last. */
type Seen = {
  rules: AuditRules;
  work: RequestContext | undefined;
  before: Stored | null;
  after: Stored | null;
};

/**
 * Records what staff and jobs change: the state before and after each write of an audited collection is compared, and the difference
 * leaves through the outbox of the same transaction. A write without a transaction gets one.
 */
@Injectable()
export class AuditTrail {
  private readonly gathered = new WeakMap<object, Map<string, Seen>>();

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
  ) {}

  /** Watches the collections of all models that are audited. */
  watch(): void {
    const audited = AUDITED[this.service.name] ?? {};
    for (const { collection } of Object.values(this.database.connection.models)) {
      const thing = audited[collection.name];
      if (!thing) continue;
      const rules = new AuditRules(thing);
      watchWrites(collection, {
        ignores: (root) => rules.ignores(root),
        isRecorded: () => isRecorded(currentContext()?.actor, rules),
        inTransaction: (session, work) => (session ? work(session) : this.transactions.run(work)),
        seen: (id, before, after, session) =>
          this.seen(id, { rules, work: currentContext(), before, after }, session),
      });
    }
  }

  /**
   * Records what is no write of a watched collection, in the transaction of what it is. Without anybody to name nothing is recorded.
   */
  async record(
    action: AuditEntry['action'],
    thing: AuditThing,
    changes: readonly AuditChange[] = [],
    session?: ClientSession,
  ): Promise<void> {
    const entries = this.entryOf(currentContext(), action, thing, changes);
    if (entries.length === 0) return;
    if (session) return this.outbox.addMany(session, entries);
    await this.transactions.run((own) => this.outbox.addMany(own, entries));
  }

  private seen(id: string, change: Seen, session: ClientSession): void {
    const attempt = tryOf(session);
    const known = this.gathered.get(attempt) ?? new Map<string, Seen>();
    if (known.size === 0) {
      this.gathered.set(attempt, known);
      beforeCommit(session, () => this.flush(known, session));
    }
    const key = `${change.rules.thing.type} ${id}`;
    const first = known.get(key);
    known.set(key, first ? { ...change, before: first.before } : change);
  }

  private async flush(known: ReadonlyMap<string, Seen>, session: ClientSession): Promise<void> {
    const entries = [...known.values()].flatMap((seen) => this.entriesOf(seen));
    await this.outbox.addMany(session, entries);
  }

  private entriesOf({ rules, work, before, after }: Seen): OutboxEntry[] {
    const state = after ?? before;
    if (!state) return [];
    const changes = changesBetween(before, after, rules);
    if (before && after && changes.length === 0) return [];
    const action = before ? (after ? 'changed' : 'removed') : 'created';
    const thing = { type: rules.thing.type, id: String(state._id), label: thingLabel(state) };
    return this.entryOf(work, action, thing, changes);
  }

  private entryOf(
    work: RequestContext | undefined,
    action: AuditEntry['action'],
    thing: AuditThing,
    changes: readonly AuditChange[],
  ): OutboxEntry[] {
    if (!work?.actor) return [];
    const id = newId('aud');
    const data: AuditEntry = {
      id,
      at: new Date().toISOString(),
      service: this.service.name,
      action,
      actor: work.actor,
      thing,
      changes: changes.slice(0, AUDIT_CHANGES_MAX),
      more: Math.max(0, changes.length - AUDIT_CHANGES_MAX),
      via: work.via ?? null,
      traceId: traceIdOf(work.traceparent),
    };
    return [outboxEntry(auditRecorded, { aggregateId: thing.id, version: 0, data }, id)];
  }
}

function isRecorded(actor: AuditActor | undefined, { thing }: AuditRules): boolean {
  return actor !== undefined && (actor.kind === 'person' || thing.jobs !== false);
}
