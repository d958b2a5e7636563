import { Injectable } from '@nestjs/common';
import type { MessageContract } from '@solar/contracts/common/envelope';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { Database } from '../mongo/database';
import { newId } from '../mongo/new-id';
import { afterCommit } from '../mongo/transactions';
import { currentTraceparent } from '../telemetry/request-context';
import { OUTBOX_COLLECTION, type OutboxRow } from './outbox-row';
import { OutboxSignal } from './outbox-signal';

/** A message to publish: of which aggregate, at which version of it, and what it says. */
export type OutboxMessage<T> = { aggregateId: string; version: number; data: T };

/** A contract with its message, for `addMany`; made by `message`. */
export type OutboxEntry = { contract: MessageContract; message: OutboxMessage<unknown> };

/** Pairs a contract with a message of its type. */
export function outboxEntry<T extends z.ZodType>(
  contract: MessageContract<T>,
  message: OutboxMessage<z.input<T>>,
): OutboxEntry {
  return { contract, message };
}

/** Writes messages in the transaction of the change that they tell of; the relay publishes them after commit. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly signal: OutboxSignal,
  ) {}

  /** Adds one message. Throws when the data does not fit the contract, which aborts the transaction. */
  async add<T extends z.ZodType>(
    session: ClientSession,
    contract: MessageContract<T>,
    message: OutboxMessage<z.input<T>>,
  ): Promise<void> {
    await this.addMany(session, [outboxEntry(contract, message)]);
  }

  /** Adds several messages in one round trip, published in this order. */
  async addMany(session: ClientSession, entries: readonly OutboxEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const traceparent = currentTraceparent() ?? null;
    const time = new Date();
    const rows = entries.map(({ contract, message }): OutboxRow => {
      const data = contract.data.safeParse(message.data);
      if (!data.success) throw new Error(`${contract.subject}: ${z.prettifyError(data.error)}`);
      return {
        _id: newId('evt'),
        subject: contract.subject,
        aggregateId: message.aggregateId,
        version: message.version,
        time,
        traceparent,
        data: data.data,
        sentAt: null,
      };
    });
    await this.database.collection<OutboxRow>(OUTBOX_COLLECTION).insertMany(rows, { session });
    afterCommit(session, () => this.signal.wake());
  }
}
