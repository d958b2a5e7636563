import { z } from 'zod';
import { invalidRequest } from '../stripe-error';
import type { StripeList } from '../stripe-objects';

const created = z.strictObject({
  gt: z.coerce.number().optional(),
  gte: z.coerce.number().optional(),
  lt: z.coerce.number().optional(),
  lte: z.coerce.number().optional(),
});

export const listParams = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: created.optional(),
  expand: z.array(z.string()).optional(),
});

type ListParams = z.infer<typeof listParams>;

/** One page of a newest-first list, by Stripe's cursors. */
export function listPage<T extends { id: string; created: number }>(
  all: readonly T[],
  params: ListParams,
  url: string,
): StripeList<T> {
  const within = all.filter((item) => matchesCreated(item.created, params.created));
  const start = params.starting_after ? indexAfter(within, params.starting_after) : 0;
  const end = params.ending_before
    ? indexAfter(within, params.ending_before) - 1
    : start + params.limit;
  const from = params.ending_before ? Math.max(0, end - params.limit) : start;
  const has_more = params.ending_before ? from > 0 : within.length > end;
  return { object: 'list', data: within.slice(from, end), has_more, url };
}

function indexAfter(items: readonly { id: string }[], id: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing' });
  return index + 1;
}

function matchesCreated(value: number, range: ListParams['created']): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return value > gt && value >= gte && value < lt && value <= lte;
}
