import { deadLetterListSchema, type deadLetterSchema } from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

const URL = '/api/admin/dead-letters';
export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** Messages that no try could handle. */
export function useDeadLetters() {
  return useQuery<{ items: DeadLetter[] }>({
    queryKey: [URL],
    queryFn: ({ signal }) => http.get(URL, { signal, schema: deadLetterListSchema }),
    staleTime: 0,
  });
}

/** Sends a message again. */
export function useReplayDeadLetter(success: string) {
  return useApiMutation<number>({
    mutationFn: (sequence) => http.post(`${URL}/${sequence}/replay`),
    invalidates: [[URL]],
    success,
  });
}

/** Drops a message for good. */
export function useDiscardDeadLetter(success: string) {
  return useApiMutation<number>({
    mutationFn: (sequence) => http.delete(`${URL}/${sequence}`),
    invalidates: [[URL]],
    success,
  });
}
