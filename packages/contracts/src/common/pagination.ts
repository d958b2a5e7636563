import { z } from 'zod';

/** Largest page any list answers. */
export const MAX_PAGE_SIZE = 100;

/** Query of a paged list; values arrive as strings and are coerced. */
export const pageQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Answer of a paged list of `item`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int().nonnegative(),
    /** There are at least `total` rows: counting stopped there. */
    totalIsLowerBound: z.boolean().optional(),
    page: z.number().int().positive(),
    pageSize: z.number().int().positive(),
  });
}
export type Page<T> = {
  items: T[];
  total: number;
  totalIsLowerBound?: boolean;
  page: number;
  pageSize: number;
};
