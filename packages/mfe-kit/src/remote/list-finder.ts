import type { Page } from '@solar/contracts/common/pagination';
import type { z } from 'zod';
import { http } from '../http/http-client';
import type { Finder, FoundThing } from './remote-contract';

/** Things of a list that the quick search shows. */
const FOUND_MAX = 5;

interface ListFinderOptions<T> {
  /** What the list is asked beside the text. */
  params?: Readonly<Record<string, string | number>>;
  schema?: z.ZodType<Page<T>>;
}

/** Finds the first few things of a list for the quick search; what `shown` has no address for is left out. */
export function listFinder<T>(
  list: string,
  shown: (thing: T) => FoundThing | null,
  { params, schema }: ListFinderOptions<T> = {},
): Finder {
  return async (q, signal) => {
    const asked = { q, pageSize: FOUND_MAX, ...params };
    const { items } = await http.get<Page<T>>(list, { params: asked, signal, schema });
    return items.flatMap((thing) => shown(thing) ?? []);
  };
}
