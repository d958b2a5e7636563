import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import type { Finder, FoundThing } from '@solar/mfe-kit/remote/remote-contract';

/** Finds the first few things of a list for the quick search. */
export function listFinder<T>(list: string, shown: (thing: T) => FoundThing): Finder {
  return async (q, signal) => {
    const { items } = await http.get<Page<T>>(`/api/inventory/${list}`, {
      params: { q, page: 1, pageSize: 5 },
      signal,
    });
    return items.map(shown);
  };
}
