import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { useQuery } from '@tanstack/react-query';
import { paymentStatus } from '../payment/api/payment-api';
import { isFinal, outcomeOf } from './outcome';

const POLL_MS = 5_000;
const RETRIES = 3;
const RETRY_MS = 1_000;

/** What became of a payment, asked until there is nothing more to wait for. */
export function usePaymentStatus(paymentId: string) {
  return useQuery<PaymentStatusView>({
    queryKey: ['payments', 'status', paymentId],
    queryFn: () => paymentStatus(paymentId),
    staleTime: 0,
    retry: RETRIES,
    retryDelay: RETRY_MS,
    refetchInterval: ({ state }) =>
      state.data && isFinal(outcomeOf(state.data)) ? false : POLL_MS,
  });
}
