import {
  ticketListItemSchema,
  ticketSchema,
  type CreateTicket,
  type ReplyToTicket,
  type Ticket,
  type TicketListItem,
} from '@solar/contracts/account/tickets-http';
import type { TicketStatus } from '@solar/contracts/account/ticket-states';
import { pageOf, type Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

export const TICKETS_URL = '/api/support/tickets';
const ticketPageSchema = pageOf(ticketListItemSchema);

export function useMyTickets(page: number, pageSize: number, status?: TicketStatus) {
  const params = { page, pageSize, ...(status === undefined ? {} : { status }) };
  return useQuery<Page<TicketListItem>>({
    queryKey: [TICKETS_URL, params],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(TICKETS_URL, { params, signal, schema: ticketPageSchema }),
    placeholderData: (previous) => previous,
  });
}

export function useTicket(id: string) {
  return useQuery<Ticket>({
    queryKey: [TICKETS_URL, id],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(`${TICKETS_URL}/${id}`, { signal, schema: ticketSchema }),
  });
}

export function useCreateTicket(success: string) {
  return useApiMutation<{ input: CreateTicket; idempotencyKey: string }, Ticket>({
    mutationFn: ({ input, idempotencyKey }) =>
      http.post<Ticket>(TICKETS_URL, input, { idempotencyKey, schema: ticketSchema }),
    invalidates: [[TICKETS_URL]],
    success,
    failure: null,
  });
}

/** Answers the ticket that now holds the reply: a new one when the old one was closed. */
export function useReplyToTicket(id: string) {
  return useApiMutation<ReplyToTicket & { idempotencyKey: string }, Ticket>({
    mutationFn: ({ idempotencyKey, ...reply }) =>
      http.post<Ticket>(`${TICKETS_URL}/${id}/messages`, reply, { idempotencyKey }),
    invalidates: [[TICKETS_URL]],
    failure: null,
  });
}

export function useResolveTicket(id: string, success: string) {
  return useApiMutation({
    mutationFn: () => http.post(`${TICKETS_URL}/${id}/resolution`),
    invalidates: [[TICKETS_URL]],
    success,
  });
}
