import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PageQuery } from '@solar/contracts/common/pagination';
import type { Total } from '@solar/service-kit/http/paged';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { SupportChanges } from '../live/support-changes';
import type { TimesOfTicket } from './ticket-times';
import type { TicketLinks } from './ticket.presenter';
import type { TicketDoc } from './ticket.schema';

/** A new ticket; the rest has its default. */
export type NewTicket = Pick<
  TicketDoc,
  | '_id'
  | 'reference'
  | 'customerId'
  | 'customerName'
  | 'customerEmail'
  | 'subject'
  | 'description'
  | 'category'
  | 'priority'
  | 'followsId'
  | 'attachments'
  | 'order'
  | 'serial'
  | 'searchTerms'
  | 'outbox'
> &
  TimesOfTicket &
  Partial<Pick<TicketDoc, 'guestLanguage'>>;

type Listing = {
  filter: QueryFilter<TicketDoc>;
  sort: Record<string, 1 | -1>;
};

@Injectable()
export class TicketRepository {
  constructor(
    @InjectModel('Ticket') private readonly tickets: Model<TicketDoc>,
    private readonly changes: SupportChanges,
  ) {}

  find(filter: QueryFilter<TicketDoc>): Promise<TicketDoc | null> {
    return this.tickets.findOne(filter).lean<TicketDoc>().exec();
  }

  list({ filter, sort }: Listing, page: PageQuery): Promise<[TicketDoc[], Total]> {
    const projection = { messages: 0, description: 0 } as const;
    const listing = { filter, sort, projection, soughtBy: 'searchTerms' };
    return listPage<TicketDoc>(this.tickets, listing, page);
  }

  count(filter: QueryFilter<TicketDoc>): Promise<number> {
    return this.tickets.countDocuments(filter).exec();
  }

  async insert(ticket: NewTicket, session?: ClientSession): Promise<TicketDoc> {
    const [made] = await this.tickets.create([ticket], { session });
    if (!made) throw new Error('The ticket was not created');
    this.announce(made, session);
    return made.toObject<TicketDoc>();
  }

  /** Changes a ticket that still has the version that was seen; null when it has another one. */
  async update(
    { _id, version }: Pick<TicketDoc, '_id' | 'version'>,
    update: UpdateQuery<TicketDoc>,
    session?: ClientSession,
  ): Promise<TicketDoc | null> {
    const counted = { ...update, $inc: { version: 1 } };
    const changed = await this.tickets
      .findOneAndUpdate({ _id, version }, counted, { session, returnDocument: 'after' })
      .lean<TicketDoc>();
    if (changed) this.announce(changed, session);
    return changed;
  }

  /** References of the tickets before and after this one. */
  async links({ followsId, followedById }: TicketDoc): Promise<TicketLinks> {
    const ids = [followsId, followedById].filter((id) => id !== null);
    if (ids.length === 0) return { follows: null, followedBy: null };
    const found = await this.tickets
      .find({ _id: { $in: ids } }, { reference: 1 })
      .lean<Pick<TicketDoc, '_id' | 'reference'>[]>();
    const link = (id: string | null) => {
      const ticket = found.find(({ _id }) => _id === id);
      return ticket ? { id: ticket._id, reference: ticket.reference } : null;
    };
    return { follows: link(followsId), followedBy: link(followedById) };
  }

  private announce({ _id, customerId }: TicketDoc, session?: ClientSession): void {
    afterCommit(session, () => this.changes.ticket(customerId, _id));
  }
}
