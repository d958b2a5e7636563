import { z } from 'zod';

/** The one error envelope (RFC 9457 with a stable `code`), sent as application/problem+json. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
