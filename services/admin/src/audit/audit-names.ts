import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AuditView } from '@solar/contracts/admin/audit-http';
import { AUDITED_ID, type AuditEntry, type AuditThing } from '@solar/contracts/common/audit';
import { AUDITED_NAMES_MAX, auditedNamesRead } from '@solar/contracts/common/audited-names';
import { AUDITED_TYPES } from '@solar/contracts/common/audited-things';
import { hasPermission } from '@solar/contracts/common/permissions';
import { STATUS_SERVICES } from '@solar/contracts/common/service-status';
import type { Principal } from '@solar/service-kit/auth/principal';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import type { OrderFigureDoc } from '../dashboard/dashboard.schema';
import { AuditRepository } from './audit.repository';

/** What the things are called that entries only have the ids of. */
@Injectable()
export class AuditNames {
  constructor(
    private readonly entries: AuditRepository,
    @InjectModel('OrderFigure') private readonly orders: Model<OrderFigureDoc>,
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async name(entries: readonly AuditEntry[], reader: Principal): Promise<AuditView[]> {
    const idsOf = new Map(entries.map((entry) => [entry.id, idsIn(entry)]));
    const ids = [...new Set([...idsOf.values()].flat())].slice(0, AUDITED_NAMES_MAX);
    const found = [...(await this.things(ids)), ...actorsOf(entries)];
    const shown = found.filter(({ type }) => maySee(type, reader));
    const byId = new Map(shown.toReversed().map((thing) => [thing.id, thing]));
    return entries.map((entry) => {
      const names = (idsOf.get(entry.id) ?? []).flatMap((id) => byId.get(id) ?? []);
      return names.length === 0 ? entry : { ...entry, names };
    });
  }

  private async things(ids: readonly string[]): Promise<AuditThing[]> {
    if (ids.length === 0) return [];
    const [recorded, orders] = await Promise.all([
      this.entries.things(ids),
      this.orders
        .find({ _id: { $in: ids.filter((id) => id.startsWith('ord_')) } }, { orderNumber: 1 })
        .lean<{ _id: string; orderNumber: string }[]>()
        .exec(),
    ]);
    const known = [
      ...recorded,
      ...orders.map(({ _id: id, orderNumber: label }) => ({ type: 'order', id, label })),
    ];
    const named = new Set(known.map(({ id }) => id));
    return [...known, ...(await this.unrecorded(ids.filter((id) => !named.has(id))))];
  }

  /** What nobody has changed since it came by a seed, an import or a migration is known to its own service only. */
  private async unrecorded(ids: readonly string[]): Promise<AuditThing[]> {
    if (ids.length === 0) return [];
    const answers = await Promise.all(STATUS_SERVICES.map((service) => this.ask(service, ids)));
    return answers.flat();
  }

  /** A service that does not answer leaves its ids as they are. */
  private async ask(service: string, ids: readonly string[]): Promise<AuditThing[]> {
    try {
      return (await this.rpc.call(auditedNamesRead(service), { ids: [...ids] })).things;
    } catch (error) {
      this.logger.warn({ err: error, service }, 'service does not name its things');
      return [];
    }
  }
}

/** People whose account no change is known of are known by what they did. */
function actorsOf(entries: readonly AuditEntry[]): AuditThing[] {
  return entries.flatMap(({ actor }) =>
    actor.kind === 'person' && actor.name !== ''
      ? [{ type: 'user', id: actor.id, label: actor.name }]
      : [],
  );
}

function idsIn({ thing, changes }: AuditEntry): string[] {
  const texts = changes.flatMap(({ field, from, to }) => [field, from, to]);
  const unnamed = thing.label === '' ? [thing.id] : [];
  const found = texts.flatMap((text) => (typeof text === 'string' ? text.match(AUDITED_ID) : []));
  return [...new Set([...unnamed, ...found.filter((id) => id !== null)])];
}

function maySee(type: string, reader: Principal): boolean {
  const read = AUDITED_TYPES.get(type)?.read;
  return (
    hasPermission(reader, 'admin.audit.read') || (read !== undefined && hasPermission(reader, read))
  );
}
