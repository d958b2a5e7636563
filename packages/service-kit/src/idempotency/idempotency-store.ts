import { Injectable } from '@nestjs/common';
import { problem } from '../errors/problem';
import { Database } from '../mongo/database';
import { isDuplicateKey } from '../mongo/duplicate-key';

/** A request that began is given up for lost after this time, so that its key can be used again. */
const RUNNING_MAX_MS = 60_000;

/** The stored answer of a request. */
export type StoredResponse = { status: number; body: string };

type Entry = {
  _id: string;
  bodyHash: string;
  at: Date;
  response: StoredResponse | null;
};

/** Remembers for 24 hours which keyed requests were answered, and with what. */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly database: Database) {}

  /**
   * Claims a key. Answers the stored response when the same request was answered already, null when the caller may go
   * on. Throws 422 `idempotency.mismatch` for another body, 409 `idempotency.in_progress` while the first one runs.
   */
  async begin(id: string, bodyHash: string): Promise<StoredResponse | null> {
    const entry: Entry = { _id: id, bodyHash, at: new Date(), response: null };
    try {
      await this.entries().insertOne(entry);
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const known = await this.entries().findOne({ _id: id });
    if (!known) return this.begin(id, bodyHash);
    if (known.bodyHash !== bodyHash) {
      throw problem.unprocessable('idempotency.mismatch', 'This key was used with another request');
    }
    if (known.response) return known.response;
    const abandoned = await this.entries().updateOne(
      { _id: id, response: null, at: { $lt: new Date(Date.now() - RUNNING_MAX_MS) } },
      { $set: { at: new Date() } },
    );
    if (abandoned.modifiedCount === 1) return null;
    throw problem.conflict('idempotency.in_progress', 'The first request is still running', {
      headers: { 'retry-after': '1' },
    });
  }

  /** Stores the answer of a claimed key. */
  async finish(id: string, response: StoredResponse): Promise<void> {
    await this.entries().updateOne({ _id: id }, { $set: { response } });
  }

  /** Gives a claimed key back: the request was refused and changed nothing. */
  async abandon(id: string): Promise<void> {
    await this.entries().deleteOne({ _id: id, response: null });
  }

  private entries() {
    return this.database.collection<Entry>('idempotency_keys');
  }
}
