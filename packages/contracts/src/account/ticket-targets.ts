import { z } from 'zod';
import { TICKET_PRIORITIES } from './ticket-states';

/** Longest time that a target may give, in hours of office time: 80 days at nine hours. */
export const TARGET_HOURS_MAX = 720;

const hours = z.number().int().min(1).max(TARGET_HOURS_MAX);

/** Hours of office time until the first answer to a ticket, and until it is solved. A day at the office has nine. */
export const ticketTargetSchema = z
  .strictObject({ firstAnswerHours: hours, solutionHours: hours })
  .refine(({ firstAnswerHours, solutionHours }) => firstAnswerHours <= solutionHours, {
    path: ['solutionHours'],
    message: 'A ticket is not solved before it is answered',
  });

/** The targets of each priority. */
export const ticketTargetsSchema = z.record(z.enum(TICKET_PRIORITIES), ticketTargetSchema);
export type TicketTargets = z.infer<typeof ticketTargetsSchema>;

/** Those of a new installation. */
export const DEFAULT_TICKET_TARGETS: TicketTargets = {
  urgent: { firstAnswerHours: 2, solutionHours: 9 },
  high: { firstAnswerHours: 4, solutionHours: 18 },
  medium: { firstAnswerHours: 9, solutionHours: 45 },
  low: { firstAnswerHours: 18, solutionHours: 90 },
};
