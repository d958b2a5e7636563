import type { Transitions } from '../common/state-machine';

export const TICKET_STATUSES = [
  'new',
  'open',
  'in_progress',
  'waiting_on_customer',
  'waiting_on_third_party',
  'resolved',
  'closed',
] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Ticket states and what may follow each; a reply to a closed ticket opens a new, linked one. */
export const TICKET_TRANSITIONS: Transitions<TicketStatus> = {
  new: ['open', 'resolved', 'closed'],
  open: ['in_progress', 'waiting_on_customer', 'waiting_on_third_party', 'resolved'],
  in_progress: ['open', 'resolved'],
  waiting_on_customer: ['open', 'resolved'],
  waiting_on_third_party: ['open', 'resolved'],
  resolved: ['open', 'closed'],
  closed: [],
};

export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_CATEGORIES = [
  'technical_support',
  'billing',
  'installation',
  'product_enquiry',
  'other',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];
