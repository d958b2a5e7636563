import { z } from 'zod';
import { MAX_PAGE_SIZE, pageOf } from '../common/pagination';

/** Addresses that belong to the shop's own machinery and lead nowhere else. */
const RESERVED = /^\/(?:admin|api|remotes|assets|fr|en|ar)(?:\/|$)/;

/** Path of a page of this site, without a language. */
const pathSchema = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?:[\w.~%-]+\/?)*$/);

/** An address that is no page any more, and the page that readers get instead. */
export const redirectInputSchema = z
  .strictObject({
    from: pathSchema.refine((path) => path !== '/' && !RESERVED.test(path), {
      message: 'This address cannot be redirected',
    }),
    to: z
      .string()
      .trim()
      .max(300)
      .regex(/^\/(?:[\w.~%-]+\/?)*(?:\?[\w.~%&=+-]*)?(?:#[\w-]*)?$/),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Has to differ' });
export type RedirectInput = z.infer<typeof redirectInputSchema>;

export const redirectSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirectSchema>;
export const redirectPageSchema = pageOf(redirectSchema);

export const redirectListQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
  q: z.string().trim().max(100).optional(),
});

/** Where an address leads; null when nobody redirected it. */
export const redirectTargetQuerySchema = z.strictObject({ from: z.string().max(300) });
export const redirectTargetSchema = z.object({ to: z.string().nullable() });
