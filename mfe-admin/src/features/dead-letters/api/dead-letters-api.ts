import {
  deadLetterListSchema,
  type DeadLetterKind,
  type DeadLetterList,
} from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/dead-letters';

/** Messages that no try could handle, of one kind or of all. */
export function useDeadLetters(kind: DeadLetterKind | undefined) {
  return useQuery<DeadLetterList>({
    queryKey: [URL, kind],
    queryFn: ({ signal }) =>
      http.get(URL, { signal, params: { kind }, schema: deadLetterListSchema }),
    staleTime: 0,
  });
}

/** Sends a message again. */
export function useReplayDeadLetter(success: string) {
  return useApiMutation<number>({
    mutationFn: (sequence) => http.post(`${URL}/${sequence}/replay`),
    invalidates: [[URL], ['waiting', URL]],
    success,
  });
}

/** Drops a message for good. */
export function useDiscardDeadLetter(success: string) {
  return useApiMutation<number>({
    mutationFn: (sequence) => http.delete(`${URL}/${sequence}`),
    invalidates: [[URL], ['waiting', URL]],
    success,
  });
}
