import { Injectable } from '@nestjs/common';
import type { TicketPriority, TicketStatus } from '@solar/contracts/account/ticket-states';
import { addOfficeTime, officeTimeBetween } from '@solar/contracts/common/office-hours';
import { SiteBrand, type SupportTimes } from '../mails/site-brand';
import type { TicketDoc } from './ticket.schema';

const HOUR_MS = 3_600_000;
const SOLVED: readonly TicketStatus[] = ['resolved', 'closed'];
/** Somebody else has to do something first. */
const WAITING: readonly TicketStatus[] = ['waiting_on_customer', 'waiting_on_third_party'];

/** What a ticket keeps of its times, in office time where they are lengths. */
export type TimesOfTicket = Pick<
  TicketDoc,
  'dueAt' | 'firstAnsweredAt' | 'firstAnswerMs' | 'solvedAt' | 'solutionMs'
>;

type Before = Pick<TicketDoc, 'createdAt' | 'firstAnsweredAt' | 'solvedAt'>;

/** How a ticket stands after a change. */
type After = { status: TicketStatus; priority: TicketPriority; answered: boolean; at: Date };

/** The times of a ticket after a change; what is due is the first answer, then the solution. */
export function timesAfter(
  { hours, targets }: SupportTimes,
  before: Before,
  after: After,
): TimesOfTicket {
  const { createdAt } = before;
  const target = targets[after.priority];
  const firstAnsweredAt = before.firstAnsweredAt ?? (after.answered ? after.at : null);
  const solved = SOLVED.includes(after.status);
  const solvedAt = solved ? (before.solvedAt ?? after.at) : null;
  const length = (end: Date | null) => end && officeTimeBetween(hours, createdAt, end);
  const targetHours = firstAnsweredAt ? target.solutionHours : target.firstAnswerHours;
  const nothingDue = solved || WAITING.includes(after.status);
  return {
    firstAnsweredAt,
    firstAnswerMs: length(firstAnsweredAt),
    solvedAt,
    solutionMs: length(solvedAt),
    dueAt: nothingDue ? null : addOfficeTime(hours, createdAt, targetHours * HOUR_MS),
  };
}

/** Times of tickets by the office hours and targets of the settings. */
@Injectable()
export class TicketTimes {
  constructor(private readonly site: SiteBrand) {}

  /** Of a ticket that is opened now. */
  async atOpening(priority: TicketPriority, at = new Date()): Promise<TimesOfTicket> {
    const before = { createdAt: at, firstAnsweredAt: null, solvedAt: null };
    const after = { status: 'new' as const, priority, answered: false, at };
    return timesAfter(await this.site.supportTimes(), before, after);
  }

  /** Of a ticket that is changed now. */
  async afterChange(
    ticket: TicketDoc,
    change: Partial<Pick<TicketDoc, 'status' | 'priority'>>,
    answered = false,
  ): Promise<TimesOfTicket> {
    const { status, priority } = { ...ticket, ...change };
    const times = await this.site.supportTimes();
    return timesAfter(times, ticket, { status, priority, answered, at: new Date() });
  }
}
