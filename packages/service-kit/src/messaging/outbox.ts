import { Injectable } from '@nestjs/common';
import type { LastValueContract, MessageContract } from '@solar/contracts/common/envelope';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { Database } from '../mongo/database';
import { newId } from '../mongo/new-id';
import { afterCommit } from '../mongo/transactions';
import { currentTraceparent } from '../telemetry/request-context';
import { OUTBOX_COLLECTION, type Owed, type OutboxRow, type StoredMessage } from './outbox-field';
import { OutboxPublisher } from './outbox-publisher';

/** A message to publish: of which aggregate, at which version of it, and what it says. */
export type OutboxMessage<T> = { aggregateId: string; version: number; data: T };

/** A message with its contract and destination, as `owed` and `addMany` take it. */
export type OutboxEntry = {
  to: StoredMessage['to'];
  schema: z.ZodType;
  message: OutboxMessage<unknown>;
  /** Follows from what caused the message when it may be written twice; new when not given. */
  id?: string;
};

/** An entry for a stream. With an `id` the stream takes the message once within its window of duplicates. */
export function outboxEntry<T extends z.ZodType>(
  contract: MessageContract<T>,
  message: OutboxMessage<z.input<T>>,
  id?: string,
): OutboxEntry {
  const to = { subject: contract.subject };
  return { to, schema: contract.data, message, ...(id === undefined ? {} : { id }) };
}

/** An entry for a bucket of last values: the newest version of a key stays, whichever arrives last. */
export function lastValueEntry<T extends z.ZodType>(
  contract: LastValueContract<T>,
  value: { key: string; version: number; data: z.input<T> },
): OutboxEntry {
  const { key: aggregateId, version, data } = value;
  const to = { bucket: contract.bucket };
  return { to, schema: contract.data, message: { aggregateId, version, data } };
}

/**
 * Messages leave through the outbox only: they are written with the state that they speak of, published after its commit, and what a
 * dead process left behind is published by the sweeper.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly publisher: OutboxPublisher,
  ) {}

  /** Value of a document's `outbox` field. Throws Error when the data do not fit their contract or there is no entry. */
  owed(entries: readonly OutboxEntry[]): Owed {
    const traceparent = currentTraceparent() ?? null;
    const at = new Date();
    const messages = entries.map((entry) => stored(entry, at, traceparent));
    const last = messages.at(-1);
    if (!last) throw new Error('An outbox needs a message');
    return { last: last.id, at, messages };
  }

  /**
   * Publishes what a document owes, once its write is committed, and clears the field with others a moment later. Never rejects: what
   * cannot be published now is left to the sweeper. Answers whether it was published.
   */
  publish(collection: string, documentId: string, owed: Owed): Promise<boolean> {
    return this.publisher.publish({ collection, documentId, owed });
  }

  /** A later write of the document has taken the field away, so that nothing is left to clear. */
  cleared(collection: string, documentId: string): void {
    this.publisher.cleared(collection, documentId);
  }

  /** Adds one message to a transaction. Throws when the data do not fit the contract, which aborts it. */
  async add<T extends z.ZodType>(
    session: ClientSession,
    contract: MessageContract<T>,
    message: OutboxMessage<z.input<T>>,
  ): Promise<void> {
    await this.addMany(session, [outboxEntry(contract, message)]);
  }

  /** Adds several messages to a transaction in one command, published in this order after its commit. */
  async addMany(session: ClientSession, entries: readonly OutboxEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const row: OutboxRow = { _id: newId('out'), outbox: this.owed(entries) };
    await this.database.collection<OutboxRow>(OUTBOX_COLLECTION).insertOne(row, { session });
    afterCommit(session, () => void this.publish(OUTBOX_COLLECTION, row._id, row.outbox));
  }
}

function stored(entry: OutboxEntry, time: Date, traceparent: string | null): StoredMessage {
  const { to, schema, message } = entry;
  const data = schema.safeParse(message.data);
  if (!data.success) {
    const name = 'subject' in to ? to.subject : to.bucket;
    throw new Error(`${name}: ${z.prettifyError(data.error)}`);
  }
  const { aggregateId, version } = message;
  const id = entry.id ?? newId('evt');
  return { id, to, aggregateId, version, time, traceparent, data: data.data };
}
