import type { TicketPriority } from './ticket-states';

/** Hours of office time until the first answer to a ticket, and until it is solved. A day at the office has nine. */
export const TICKET_TARGETS: Readonly<
  Record<TicketPriority, { firstAnswerHours: number; solutionHours: number }>
> = {
  urgent: { firstAnswerHours: 2, solutionHours: 9 },
  high: { firstAnswerHours: 4, solutionHours: 18 },
  medium: { firstAnswerHours: 9, solutionHours: 45 },
  low: { firstAnswerHours: 18, solutionHours: 90 },
};
