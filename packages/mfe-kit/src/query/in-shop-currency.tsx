import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { http } from '@solar/mfe-kit/http/http-client';
import { QueryState } from './query-state';

const SETTINGS = '/api/content/settings';

/** What needs to know in which currency the shop sells: a form with an amount. */
export function InShopCurrency({ children }: { children: (currency: string) => ReactNode }) {
  const query = useQuery({
    queryKey: [SETTINGS],
    queryFn: ({ signal }) => http.get<PublicSettings>(SETTINGS, { signal }),
  });
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="6rem" />}>
      {({ currency }) => children(currency)}
    </QueryState>
  );
}
