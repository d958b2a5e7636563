import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AuditQuery } from '@solar/contracts/admin/audit-http';
import type { AuditEntry, AuditThing } from '@solar/contracts/common/audit';
import { endOfOfficeDay } from '@solar/contracts/common/office-time';
import type { PageQuery } from '@solar/contracts/common/pagination';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { searchTermsFilter, searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import type { Model } from 'mongoose';
import { AUDIT_ENTRY, type AuditEntryDoc } from './audit-entry.schema';

const DAY_MS = 86_400_000;
const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Adds entries and reads them; nothing here changes or removes one. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_ENTRY) private readonly entries: Model<AuditEntryDoc>) {}

  /** Inserts what is not there yet, in one command. */
  async add(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const writes = entries.map(({ id, at, ...entry }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...entry, at: new Date(at), ...foundBy(entry) } },
        upsert: true,
      },
    }));
    await this.entries.collection.bulkWrite(writes as never, { ordered: false });
  }

  page(query: AuditQuery): Promise<[AuditEntryDoc[], Total]> {
    return listPage<AuditEntryDoc>(
      this.entries,
      { filter: filterOf(query), sort: NEWEST_FIRST, soughtBy: 'searchTerms' },
      query,
    );
  }

  /** What things were called last. */
  async things(ids: readonly string[]): Promise<AuditThing[]> {
    const found = await this.entries
      .aggregate<{ thing: AuditThing }>([
        { $match: { 'thing.id': { $in: ids }, 'thing.label': { $ne: '' } } },
        { $sort: NEWEST_FIRST },
        { $group: { _id: '$thing.id', thing: { $first: '$thing' } } },
      ])
      .exec();
    return found.map(({ thing }) => thing);
  }

  ofThing(type: string, id: string, page: PageQuery): Promise<[AuditEntryDoc[], Total]> {
    const filter = { 'thing.id': id, 'thing.type': type };
    return listPage<AuditEntryDoc>(this.entries, { filter, sort: NEWEST_FIRST }, page);
  }
}

function foundBy({ actor, thing, changes }: Pick<AuditEntry, 'actor' | 'thing' | 'changes'>) {
  const names = changes.flatMap(({ field }) => field.replace(/\[[^\]]*\]/g, '').split('.'));
  const fields = [...new Set(names.map((name) => name.toLowerCase()))];
  return { fields, searchTerms: searchTermsOf([actor.name, thing.label, thing.id]) };
}

function filterOf({ q, person, type, thing, field, action, by, from, to }: AuditQuery): object {
  const at = {
    ...(from === undefined ? {} : { $gt: new Date(Date.parse(endOfOfficeDay(from)) - DAY_MS) }),
    ...(to === undefined ? {} : { $lte: new Date(Date.parse(endOfOfficeDay(to)) + 999) }),
  };
  return {
    ...searchTermsFilter(q),
    ...(person === undefined ? {} : { 'actor.id': person }),
    ...(by === undefined ? {} : { 'actor.kind': by }),
    ...(type === undefined ? {} : { 'thing.type': type }),
    ...(thing === undefined ? {} : { 'thing.id': thing }),
    ...(field === undefined ? {} : { fields: beginsWith(field.toLowerCase()) }),
    ...(action === undefined ? {} : { action }),
    ...(Object.keys(at).length === 0 ? {} : { at }),
  };
}
