import { Injectable } from '@nestjs/common';
import type { Envelope } from '@solar/contracts/common/envelope';
import type { ClientSession } from 'mongoose';
import { Database } from '../mongo/database';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { Transactions } from '../mongo/transactions';

type Mark = { _id: string; at: Date };
type LastVersion = { _id: string; version: number };

/** Aborts the transaction of a message that has been handled already. */
class AlreadyHandled extends Error {}

/** Handles each message once: its mark is written in the transaction of its effect. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Runs `effect` unless the consumer has handled this message; answers whether it ran. */
  async once(
    consumer: string,
    envelope: Envelope,
    effect: (session: ClientSession) => Promise<void>,
  ): Promise<boolean> {
    const mark: Mark = { _id: `${consumer}:${envelope.id}`, at: new Date() };
    return this.runMarked(async (session) => {
      try {
        await this.database.collection<Mark>('inbox').insertOne(mark, { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new AlreadyHandled() : error;
      }
      await effect(session);
    });
  }

  /** Runs `effect` only when the message is newer than the last one of its aggregate; answers whether it ran. */
  async latest(
    consumer: string,
    envelope: Envelope,
    effect: (session: ClientSession) => Promise<void>,
  ): Promise<boolean> {
    const _id = `${consumer}:${envelope.aggregateId}`;
    const { version } = envelope;
    const versions = this.database.collection<LastVersion>('inbox_versions');
    for (;;) {
      const done = await this.runMarked(async (session) => {
        try {
          await versions.updateOne(
            { _id, version: { $lt: version } },
            { $set: { version } },
            { upsert: true, session },
          );
        } catch (error) {
          throw isDuplicateKey(error) ? new AlreadyHandled() : error;
        }
        await effect(session);
      });
      if (done) return true;
      const last = await versions.findOne({ _id });
      if (last && last.version >= version) return false;
    }
  }

  private async runMarked(work: (session: ClientSession) => Promise<void>): Promise<boolean> {
    try {
      await this.transactions.run(work);
      return true;
    } catch (error) {
      if (error instanceof AlreadyHandled) return false;
      throw error;
    }
  }
}
