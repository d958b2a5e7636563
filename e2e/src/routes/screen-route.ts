import type { Api } from '../api';

/** A screen of the product: the route as its slice declares it, and an address of it that the demo data answers. */
export interface ScreenRoute {
  /** As declared, `/account/orders/:id`. */
  pattern: string;
  /** Asks the API for the address when it carries an id; the pattern itself is the address when there is none. */
  address?: (api: Api) => Promise<string> | string;
}

/** Screens without parameters. */
export function plain(...patterns: string[]): ScreenRoute[] {
  return patterns.map((pattern) => ({ pattern }));
}

/** A screen at a fixed address of the demo data. */
export function at(pattern: string, address: string): ScreenRoute {
  return { pattern, address: () => address };
}

/** A screen of one record: the first that a list of the API knows. */
export function firstOf(pattern: string, list: string, key = 'id'): ScreenRoute {
  return {
    pattern,
    address: async (api) => {
      const { status, body } = await api.get<{ items?: Record<string, string>[] }>(list);
      const id = body.items?.[0]?.[key];
      if (!id) throw new Error(`${list} (${status}) has no record for ${pattern}`);
      return pattern.replace(/:\w+/, id);
    },
  };
}

/** The addresses of screens, in their order. */
export function addressesOf(routes: readonly ScreenRoute[], api: Api): Promise<string[]> {
  return Promise.all(routes.map(async ({ pattern, address }) => address?.(api) ?? pattern));
}
