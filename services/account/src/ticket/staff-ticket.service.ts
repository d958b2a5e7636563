import { Inject, Injectable } from '@nestjs/common';
import type {
  StaffTicket,
  StaffTicketListItem,
  answerTicketSchema,
  listAllTicketsQuerySchema,
  updateTicketSchema,
} from '@solar/contracts/account/tickets-http';
import { TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import type { Page } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { parseSort } from '@solar/service-kit/http/parse-sort';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { AccountConfig } from '../config';
import { UserRepository } from '../user/user.repository';
import { ticketAnsweredMail } from './ticket-mails';
import { presentStaffRow, presentStaffTicket } from './ticket.presenter';
import { TicketRepository } from './ticket.repository';
import type { TicketDoc } from './ticket.schema';
import { assertRoomForMessage, newMessage } from './ticket.service';

const SORT_FIELDS = { updatedAt: 'updatedAt', createdAt: 'createdAt' } as const;

type ListQuery = z.infer<typeof listAllTicketsQuerySchema>;

function filterOf({
  q,
  status,
  priority,
  category,
  customerId,
}: ListQuery): QueryFilter<TicketDoc> {
  const given = { status, priority, category, customerId };
  const exact = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  return { ...exact, ...searchTermsFilter(q) };
}

/** Tickets as support works on them. */
@Injectable()
export class StaffTicketService {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async list(query: ListQuery): Promise<Page<StaffTicketListItem>> {
    const sort = parseSort(query.sort, SORT_FIELDS);
    const listing = { filter: filterOf(query), sort, skip: skipOf(query), limit: query.pageSize };
    const [tickets, total] = await this.tickets.list(listing);
    return paged(tickets.map(presentStaffRow), total, query);
  }

  async read(id: string): Promise<StaffTicket> {
    return this.present(await this.find(id));
  }

  /** Answers the customer, or leaves an internal note. The first answer opens a new ticket. */
  async answer(
    staff: Principal,
    id: string,
    { body, internal }: z.infer<typeof answerTicketSchema>,
  ): Promise<StaffTicket> {
    const author = await this.users.findById(staff.userId);
    if (!author) throw problem.notFound('User');
    const changed = await this.transactions.run(async (session) => {
      const ticket = await this.find(id, session);
      if (ticket.status === 'closed' && !internal) {
        throw problem.conflict('support.ticket_closed', 'A closed ticket takes no more answers');
      }
      assertRoomForMessage(ticket);
      const opens = !internal && ticket.status === 'new';
      const update = {
        $push: { messages: newMessage(author, { body, internal, fromStaff: true }) },
        $set: opens ? { status: 'open' as const } : {},
      };
      const next = await this.tickets.update(ticket, update, session);
      if (!internal) await this.tellCustomer(next, session);
      return next;
    });
    return this.present(changed);
  }

  async update(
    staff: Principal,
    id: string,
    { version, status, assignToMe, ...fields }: z.infer<typeof updateTicketSchema>,
  ): Promise<StaffTicket> {
    const changed = await this.transactions.run(async (session) => {
      const ticket = await this.find(id, session);
      if (status !== undefined) {
        assertTransition('ticket', TICKET_TRANSITIONS, ticket.status, status);
      }
      const $set = {
        ...fields,
        ...(status === undefined ? {} : { status }),
        ...(status === 'closed' ? { closedAt: new Date() } : {}),
        ...(assignToMe === undefined ? {} : assignment(staff, assignToMe)),
      };
      return this.tickets.update({ ...ticket, version }, { $set }, session);
    });
    return this.present(changed);
  }

  private async tellCustomer(ticket: TicketDoc, session: ClientSession): Promise<void> {
    const customer = await this.users.findById(ticket.customerId, session);
    if (!customer?.active || !customer.ticketMails) return;
    const mail = ticketAnsweredMail(customer, ticket, this.config.PUBLIC_URL);
    await this.mailer.enqueue(session, mail);
  }

  private async find(id: string, session?: ClientSession): Promise<TicketDoc> {
    const ticket = await this.tickets.find({ _id: id }, session);
    if (!ticket) throw problem.notFound('Ticket');
    return ticket;
  }

  private async present(ticket: TicketDoc): Promise<StaffTicket> {
    return presentStaffTicket(ticket, await this.tickets.links(ticket));
  }
}

function assignment(staff: Principal, take: boolean): Pick<TicketDoc, 'assigneeId' | 'assignee'> {
  return take
    ? { assigneeId: staff.userId, assignee: staff.name }
    : { assigneeId: null, assignee: null };
}
