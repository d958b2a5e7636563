import {
  cannedAnswerListSchema,
  type CannedAnswer,
  type CannedAnswerInput,
} from '@solar/contracts/account/canned-answers-http';
import {
  chatListSchema,
  deskStatusSchema,
  officeStatusSchema,
  type ChatList,
  type DeskStatus,
  type OfficeStatus,
} from '@solar/contracts/account/chat-protocol';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const OFFICE_URL = '/api/support/chat/office';
export const CHATS_URL = '/api/support/admin/chats';
export const DESK_URL = '/api/support/admin/desk';
const ANSWERS_URL = '/api/support/admin/canned-answers';
const OFFICE_POLL_MS = 30_000;

/** Whether somebody is there; people come and go. */
export function useOfficeStatus() {
  return useQuery({
    queryKey: [OFFICE_URL],
    staleTime: 0,
    refetchInterval: OFFICE_POLL_MS,
    queryFn: ({ signal }) =>
      http.get<OfficeStatus>(OFFICE_URL, { signal, schema: officeStatusSchema }),
  });
}

/** Conversations of the last days; what changes is announced to `DeskWatch`. */
export function useChats() {
  return useQuery({
    queryKey: [CHATS_URL],
    queryFn: ({ signal }) => http.get<ChatList>(CHATS_URL, { signal, schema: chatListSchema }),
  });
}

/** What waits for staff. */
export function useDeskStatus() {
  return useQuery({
    queryKey: [DESK_URL],
    queryFn: ({ signal }) => http.get<DeskStatus>(DESK_URL, { signal, schema: deskStatusSchema }),
  });
}

export function useCannedAnswers() {
  return useQuery<{ items: CannedAnswer[] }>({
    queryKey: [ANSWERS_URL],
    queryFn: ({ signal }) => http.get(ANSWERS_URL, { signal, schema: cannedAnswerListSchema }),
  });
}

export function useSaveCannedAnswer(success: string) {
  return useApiMutation<{ id?: string; input: CannedAnswerInput; idempotencyKey: string }>({
    mutationFn: ({ id, input, idempotencyKey }) =>
      id === undefined
        ? http.post(ANSWERS_URL, input, { idempotencyKey })
        : http.put(`${ANSWERS_URL}/${id}`, input),
    invalidates: [[ANSWERS_URL]],
    success,
    failure: null,
  });
}

export function useRemoveCannedAnswer(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${ANSWERS_URL}/${id}`),
    invalidates: [[ANSWERS_URL]],
    success,
    failure: null,
  });
}
