import type { AdminNavItem, FoundThing } from '@solar/mfe-kit/remote/remote-contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** One letter finds nearly everything. */
const SHORTEST = 2;
/** So long has typing to rest before the services are asked. */
const REST_MS = 150;

/** What the lists of these entries have for a text. A list that cannot be asked has nothing. */
export function useFound(entries: readonly AdminNavItem[], typed: string) {
  const text = useRested(typed.trim());
  const asked = text.length >= SHORTEST;
  return useQueries({
    queries: entries.map(({ to, find }) => ({
      queryKey: ['quick-search', to, text],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundThing[]> =>
        find ? (await find())(text, signal) : [],
      enabled: asked,
      staleTime: 30_000,
      retry: false,
    })),
    combine: (results) => ({
      loading: results.some(({ isFetching }) => isFetching),
      groups: entries.map((entry, index) => ({ entry, things: results[index]?.data ?? [] })),
    }),
  });
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
