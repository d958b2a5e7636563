import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from './query-state';
import { siteSettingsQuery } from './site-settings';

/** What needs to know in which currency the shop sells: a form with an amount. */
export function InShopCurrency({ children }: { children: (currency: string) => ReactNode }) {
  const query = useQuery(siteSettingsQuery);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="6rem" />}>
      {({ currency }) => children(currency)}
    </QueryState>
  );
}
