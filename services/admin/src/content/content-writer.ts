import { Injectable } from '@nestjs/common';
import type { ContentKind } from '@solar/contracts/admin/content-http';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { mediaOf } from './media-of-entry';
import { changedEntries } from './content-messages';
import { ContentRepository } from './content.repository';
import type { ContentDoc } from './content.schema';
import { RevisionRepository, type Deed } from './history/revision.repository';

type NewEntry = Omit<ContentDoc, 'createdAt' | 'updatedAt' | 'outbox'>;

/** Writes entries: each new state with its revision and with what other slices hear of it, or not at all. */
@Injectable()
export class ContentWriter {
  constructor(
    private readonly entries: ContentRepository,
    private readonly revisions: RevisionRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Adds an entry. Throws 409 `content.slug_taken`. */
  create(entry: NewEntry, by: string | null): Promise<ContentDoc> {
    return this.transactions.run((session) =>
      this.insert(entry, { action: 'created', by }, session),
    );
  }

  /** The same in a transaction of the caller. */
  async insert(entry: NewEntry, deed: Deed, session: ClientSession): Promise<ContentDoc> {
    const made = await this.entries
      .insert({ ...entry, media: mediaOf(entry), ...this.owed(entry) }, session)
      .catch(slugTaken);
    await this.revisions.keep(deed, null, made, session);
    this.publish(made, session);
    return made;
  }

  /** Changes an entry as `patch` says of its newest state; `also` is written with it. Throws 404 and 409 `content.slug_taken`. */
  change(
    kind: ContentKind,
    id: string,
    deed: Deed,
    patch: (
      doc: ContentDoc,
      session: ClientSession,
    ) => Partial<ContentDoc> | Promise<Partial<ContentDoc>>,
    also?: (session: ClientSession) => Promise<void>,
  ): Promise<ContentDoc> {
    return compareAndSet(() =>
      this.transactions.run(async (session) => {
        const doc = await this.require(kind, id, session);
        const changed = await this.changeIn(doc, deed, await patch(doc, session), session);
        if (changed) await also?.(session);
        return changed;
      }),
    );
  }

  /** The same in a transaction of the caller; null when the entry is not as it was read any more. */
  async changeIn(
    doc: ContentDoc,
    deed: Deed,
    fields: Partial<ContentDoc>,
    session: ClientSession,
  ): Promise<ContentDoc | null> {
    const owed = this.owed({ ...doc, ...fields, version: doc.version + 1 });
    const changed = await this.entries
      .update(doc, { ...fields, media: mediaOf({ ...doc, ...fields }), ...owed }, session)
      .catch(slugTaken);
    if (!changed) return null;
    await this.revisions.keep(deed, doc, changed, session);
    this.publish(changed, session);
    return changed;
  }

  /** The entry. Throws 404. */
  async require(kind: ContentKind, id: string, session?: ClientSession): Promise<ContentDoc> {
    const doc = await this.entries.byId(kind, id, session);
    if (!doc) throw problem.notFound('Content');
    return doc;
  }

  /** Takes the place of an older state that may not be published yet: nobody needs that one any more. */
  private owed(doc: NewEntry): Pick<ContentDoc, 'outbox'> {
    const entries = changedEntries(doc);
    return entries.length === 0 ? {} : { outbox: this.outbox.owed(entries) };
  }

  private publish({ _id, outbox }: ContentDoc, session: ClientSession): void {
    if (outbox) afterCommit(session, () => void this.outbox.publish('content', _id, outbox));
  }
}

function slugTaken(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw problem.conflict('content.slug_taken', 'Another entry has this address');
}
