import {
  contactMessagePageSchema,
  type ContactMessage,
  type MESSAGE_STATUSES,
} from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/messages';
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** One page of the contact form's messages, newest first. */
export function useMessages(page: number, status: MessageStatus | '') {
  const params = { page, pageSize: 25, ...(status ? { status } : {}) };
  return useQuery<Page<ContactMessage>>({
    queryKey: [URL, params],
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: contactMessagePageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** Marks a message. */
export function useSetMessageStatus() {
  return useApiMutation<{ id: string; status: MessageStatus }>({
    mutationFn: ({ id, status }) => http.put(`${URL}/${id}/status`, { status }),
    invalidates: [[URL], ['/api/admin/dashboard']],
  });
}

/** The file that came with an application. */
export function downloadCv(id: string): Promise<Blob> {
  return http.download(`${URL}/${id}/cv`);
}
