import type {
  StaffTicket,
  StaffTicketListItem,
  Ticket,
  TicketListItem,
  TicketMessage,
} from '@solar/contracts/account/tickets-http';
import { TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import { isoOrNull } from '../user/user.presenter';
import type { TicketDoc, TicketMessageDoc } from './ticket.schema';

const MINUTE_MS = 60_000;

/** The neighbours of a ticket in a chain of follow-ups. */
export type TicketLinks = Pick<Ticket, 'follows' | 'followedBy'>;

/** A row of the customer's list. */
export function presentTicketRow(ticket: TicketDoc): TicketListItem {
  return {
    id: ticket._id,
    reference: ticket.reference,
    subject: ticket.subject,
    category: ticket.category,
    priority: ticket.priority,
    status: ticket.status,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    closedAt: isoOrNull(ticket.closedAt),
  };
}

function presentMessage(message: TicketMessageDoc): TicketMessage {
  const { id, author, fromStaff, internal, body, at, attachments = [] } = message;
  return { id, author, fromStaff, internal, body, at: at.toISOString(), attachments };
}

/** What the customer asked. */
function presentQuestion({
  description,
  attachments = [],
  order = null,
  serial = null,
}: TicketDoc) {
  return { description, attachments, order, serial };
}

/** A ticket for its customer: internal notes stay inside. */
export function presentTicket(ticket: TicketDoc, links: TicketLinks): Ticket {
  return {
    ...presentTicketRow(ticket),
    ...presentQuestion(ticket),
    ...links,
    messages: ticket.messages.filter(({ internal }) => !internal).map(presentMessage),
  };
}

/** Lengths in minutes of office time. */
function presentTimes({ dueAt = null, firstAnswerMs = null, solutionMs = null }: TicketDoc) {
  return {
    dueAt: isoOrNull(dueAt),
    overdue: dueAt !== null && dueAt.getTime() < Date.now(),
    firstAnswerMinutes: firstAnswerMs === null ? null : Math.round(firstAnswerMs / MINUTE_MS),
    solutionMinutes: solutionMs === null ? null : Math.round(solutionMs / MINUTE_MS),
  };
}

/** A row of the back office's list. */
export function presentStaffRow(ticket: TicketDoc): StaffTicketListItem {
  return {
    ...presentTicketRow(ticket),
    customerId: ticket.customerId,
    customerName: ticket.customerName,
    customerEmail: ticket.customerEmail,
    assignee: ticket.assignee,
    ...presentTimes(ticket),
    version: ticket.version,
  };
}

/** A ticket for staff, with what may follow. */
export function presentStaffTicket(ticket: TicketDoc, links: TicketLinks): StaffTicket {
  return {
    ...presentStaffRow(ticket),
    ...presentQuestion(ticket),
    ...links,
    messages: ticket.messages.map(presentMessage),
    version: ticket.version,
    nextStatuses: [...TICKET_TRANSITIONS[ticket.status]],
  };
}
