import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AuditView } from '@solar/contracts/admin/audit-http';
import { AUDITED_ID, type AuditEntry, type AuditThing } from '@solar/contracts/common/audit';
import { AUDITED_TYPES } from '@solar/contracts/common/audited-things';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import type { Model } from 'mongoose';
import type { OrderFigureDoc } from '../dashboard/dashboard.schema';
import { AuditRepository } from './audit.repository';

/** Ids of one page that are looked up; a page that has more of them is a bulk change. */
const IDS_MAX = 300;

/** What the things are called that entries only have the ids of. */
@Injectable()
export class AuditNames {
  constructor(
    private readonly entries: AuditRepository,
    @InjectModel('OrderFigure') private readonly orders: Model<OrderFigureDoc>,
  ) {}

  async name(entries: readonly AuditEntry[], reader: Principal): Promise<AuditView[]> {
    const idsOf = new Map(entries.map((entry) => [entry.id, idsIn(entry)]));
    const ids = [...new Set([...idsOf.values()].flat())].slice(0, IDS_MAX);
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
    return [
      ...recorded,
      ...orders.map(({ _id: id, orderNumber: label }) => ({ type: 'order', id, label })),
    ];
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
