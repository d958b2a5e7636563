import {
  confirmedEmailChangeSchema,
  currentEmailChangeSchema,
  type ConfirmedEmailChange,
  type CurrentEmailChange,
  type RequestEmailChange,
} from '@solar/contracts/account/email-change-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const CHANGE = '/api/account/email-change';

export function useEmailChange() {
  return useQuery({
    queryKey: [CHANGE],
    staleTime: 0,
    queryFn: ({ signal }) =>
      http.get<CurrentEmailChange>(CHANGE, { signal, schema: currentEmailChangeSchema }),
  });
}

export function useRequestEmailChange(success: string) {
  return useApiMutation({
    mutationFn: (body: RequestEmailChange) => http.post(CHANGE, body),
    invalidates: [[CHANGE]],
    success,
    failure: null,
  });
}

export function useCancelEmailChange(success: string) {
  return useApiMutation({
    mutationFn: () => http.delete(CHANGE),
    invalidates: [[CHANGE]],
    success,
  });
}

export function confirmEmailChange(token: string): Promise<ConfirmedEmailChange> {
  return http.post<ConfirmedEmailChange>(
    '/api/auth/email-changes/confirm',
    { token },
    { schema: confirmedEmailChangeSchema },
  );
}
