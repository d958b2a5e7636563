import {
  newsletterPageSchema,
  type newsletterSubscriptionSchema,
} from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import type { z } from 'zod';

const URL = '/api/admin/newsletter';
export type Subscription = z.infer<typeof newsletterSubscriptionSchema>;

type Params = {
  page: number;
  pageSize: number;
  status?: Subscription['status'];
};

/** One page of newsletter subscriptions, newest first. */
export function useSubscriptions(params: Params) {
  return usePagedQuery<Subscription, Params>({
    queryKey: [URL],
    params,
    read: (asked, signal) => http.get(URL, { params: asked, signal, schema: newsletterPageSchema }),
  });
}
