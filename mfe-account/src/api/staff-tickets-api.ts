import {
  staffTicketListItemSchema,
  staffTicketSchema,
  type answerTicketSchema,
  type StaffTicket,
  type StaffTicketListItem,
  type updateTicketSchema,
} from '@solar/contracts/account/tickets-http';
import type { TicketStatus } from '@solar/contracts/account/ticket-states';
import { pageOf, type Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

export const STAFF_TICKETS_URL = '/api/support/admin/tickets';
const ticketPageSchema = pageOf(staffTicketListItemSchema);

export function useStaffTickets(params: Record<string, string | number>) {
  return useQuery<Page<StaffTicketListItem>>({
    queryKey: [STAFF_TICKETS_URL, params],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      http.get(STAFF_TICKETS_URL, { params, signal, schema: ticketPageSchema }),
    placeholderData: (previous) => previous,
  });
}

export function useStaffTicket(id: string) {
  return useQuery<StaffTicket>({
    queryKey: [STAFF_TICKETS_URL, id],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      http.get(`${STAFF_TICKETS_URL}/${id}`, { signal, schema: staffTicketSchema }),
  });
}

export function useUpdateTicket(id: string, success: string) {
  return useApiMutation<z.input<typeof updateTicketSchema>>({
    mutationFn: (body) => http.patch(`${STAFF_TICKETS_URL}/${id}`, body),
    invalidates: [[STAFF_TICKETS_URL]],
    success,
  });
}

/** Several tickets get the same status. */
export const setStatusOfTickets = (status: TicketStatus) => ({
  act: ({ id, version }: StaffTicketListItem) =>
    http.patch(`${STAFF_TICKETS_URL}/${id}`, { status, version }),
  invalidates: [[STAFF_TICKETS_URL]],
});

export function useAnswerTicket(id: string, success: string) {
  return useApiMutation<z.input<typeof answerTicketSchema> & { idempotencyKey: string }>({
    mutationFn: ({ idempotencyKey, ...body }) =>
      http.post(`${STAFF_TICKETS_URL}/${id}/messages`, body, { idempotencyKey }),
    invalidates: [[STAFF_TICKETS_URL]],
    success,
    failure: null,
  });
}
