import {
  newsletterPageSchema,
  type newsletterSubscriptionSchema,
} from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

const URL = '/api/admin/newsletter';
export type Subscription = z.infer<typeof newsletterSubscriptionSchema>;

/** One page of newsletter subscriptions, newest first. */
export function useSubscriptions(params: {
  page: number;
  pageSize: number;
  status?: Subscription['status'];
}) {
  return useQuery<Page<Subscription>>({
    queryKey: [URL, params],
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: newsletterPageSchema }),
    placeholderData: (previous) => previous,
  });
}
