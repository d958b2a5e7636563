import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditView } from '@solar/contracts/admin/audit-http';
import type { AuditEntry } from '@solar/contracts/common/audit';
import { AUDITED_TYPES } from '@solar/contracts/common/audited-things';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { AuditNames } from './audit-names';
import type { AuditEntryDoc } from './audit-entry.schema';
import { AuditRepository } from './audit.repository';

/** What staff and jobs have changed in all services. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly names: AuditNames,
  ) {}

  async page(query: AuditQuery, reader: Principal): Promise<Page<AuditView>> {
    const [docs, total] = await this.entries.page(query);
    return paged(await this.shown(docs, reader), total, query);
  }

  /** The history of one thing, for whoever may read the thing itself. */
  async ofThing(
    type: string,
    id: string,
    page: PageQuery,
    reader: Principal,
  ): Promise<Page<AuditView>> {
    const thing = AUDITED_TYPES.get(type);
    if (!thing) throw problem.notFound('History');
    if (!hasPermission(reader, thing.read) && !hasPermission(reader, 'admin.audit.read')) {
      throw problem.forbidden();
    }
    const [docs, total] = await this.entries.ofThing(type, id, page);
    return paged(await this.shown(docs, reader), total, page);
  }

  private shown(docs: readonly AuditEntryDoc[], reader: Principal): Promise<AuditView[]> {
    const entries = docs.map((doc) => present(doc, reader));
    return this.names.name(entries, reader);
  }
}

function present(doc: AuditEntryDoc, reader: Principal): AuditEntry {
  const { _id: id, at, service, action, actor, thing, changes, more, via, traceId } = doc;
  const guarded = AUDITED_TYPES.get(thing.type)?.guarded ?? {};
  const shown = changes.map((change) => {
    const needed = guarded[change.field.split(/[.[]/, 1)[0] ?? ''];
    if (needed === undefined || hasPermission(reader, needed)) return change;
    return { field: change.field, from: null, to: null, hidden: true };
  });
  const when = at.toISOString();
  return { id, at: when, service, action, actor, thing, changes: shown, more, via, traceId };
}
