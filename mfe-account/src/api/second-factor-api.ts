import {
  recoveryCodesSchema,
  secondFactorEnrolmentSchema,
  secondFactorSchema,
  type Reauthentication,
} from '@solar/contracts/account/second-factor-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const SECOND_FACTOR = '/api/account/second-factor';

export function useSecondFactor() {
  return useQuery({
    queryKey: [SECOND_FACTOR],
    staleTime: 0,
    queryFn: ({ signal }) => http.get(SECOND_FACTOR, { signal, schema: secondFactorSchema }),
  });
}

export function beginEnrolment(proof: Reauthentication) {
  return http.post(`${SECOND_FACTOR}/enrolment`, proof, { schema: secondFactorEnrolmentSchema });
}

export function useConfirmEnrolment() {
  return useApiMutation({
    mutationFn: (code: string) =>
      http.post(`${SECOND_FACTOR}/confirmation`, { code }, { schema: recoveryCodesSchema }),
    invalidates: [[SECOND_FACTOR]],
    failure: null,
  });
}

export function useRenewRecoveryCodes() {
  return useApiMutation({
    mutationFn: (proof: Reauthentication) =>
      http.post(`${SECOND_FACTOR}/recovery-codes`, proof, { schema: recoveryCodesSchema }),
    invalidates: [[SECOND_FACTOR]],
    failure: null,
  });
}

export function useDisableSecondFactor(success: string) {
  return useApiMutation({
    mutationFn: (proof: Reauthentication) => http.post(`${SECOND_FACTOR}/removal`, proof),
    invalidates: [[SECOND_FACTOR]],
    success,
    failure: null,
  });
}
