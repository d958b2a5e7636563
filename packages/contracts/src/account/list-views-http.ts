import { z } from 'zod';
import { idSchema } from '../common/ids';

export const LIST_VIEW_LIMITS = { perList: 20, name: 60, address: 1_000, columns: 40 } as const;

/** A list of the back office, `orders`. */
const listNameSchema = z.string().regex(/^[a-z][a-z-]{1,39}$/);
const columnSchema = z.string().min(1).max(60);

/** GET /api/account/list-views. */
export const listViewsQuerySchema = z.strictObject({ list: listNameSchema });

/** PUT /api/account/list-views: under a name that is there already it takes that one's place. */
export const saveListViewSchema = z.strictObject({
  list: listNameSchema,
  name: z.string().trim().min(1).max(LIST_VIEW_LIMITS.name),
  /** Search, filters and order as the address of the list has them, without the question mark. */
  address: z.string().max(LIST_VIEW_LIMITS.address),
  hiddenColumns: z.array(columnSchema).max(LIST_VIEW_LIMITS.columns),
});
export type SaveListView = z.infer<typeof saveListViewSchema>;

export const listViewSchema = z.object({
  id: idSchema('lvw'),
  name: z.string(),
  address: z.string(),
  hiddenColumns: z.array(z.string()),
});
export type ListView = z.infer<typeof listViewSchema>;

export const listViewListSchema = z.object({ items: z.array(listViewSchema) });
