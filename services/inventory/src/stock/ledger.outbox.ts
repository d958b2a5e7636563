import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import type { ClientSession, Model } from 'mongoose';
import type { Loaded } from './ledger.reader';
import type { ReservationDoc } from './reservation.schema';
import { RowCache } from './row-cache';
import { announcementsOf } from './stock-messages';

/** What reservations owe to the other slices, by the reservations' ids. */
export type Debts = ReadonlyMap<string, Owed>;

/** Lets the ledger's messages travel with the rows that they speak of. */
@Injectable()
export class LedgerOutbox {
  constructor(
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    private readonly outbox: Outbox,
    private readonly cache: RowCache,
  ) {}

  /**
   * What the changed reservations owe: the new messages behind those that may not be out yet. What belongs to no reservation
   * joins the transaction as a row of its own.
   */
  async owe({ work, owed }: Loaded, session: ClientSession): Promise<Debts> {
    const { byHold, others } = announcementsOf(work);
    await this.outbox.addMany(session, others);
    return new Map(
      [...byHold].map(([holdId, entries]) => {
        const added = this.outbox.owed(entries);
        const before = owed.get(holdId)?.messages ?? [];
        return [holdId, { ...added, messages: [...before, ...added.messages] }];
      }),
    );
  }

  /** Publishes after the commit; what does not get through is left to the kit's sweeper. */
  publish(debts: Debts): void {
    for (const [holdId, owed] of debts) void this.publishOne(holdId, owed);
  }

  private async publishOne(holdId: string, owed: Owed): Promise<void> {
    const published = await this.outbox.publish(this.reservations.collection.name, holdId, owed);
    if (published) this.cache.settle(holdId, owed);
  }
}
