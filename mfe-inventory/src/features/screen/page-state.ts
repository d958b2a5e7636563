import { z } from 'zod';

/** Page and page size in the address of every list. */
export const pageState = {
  page: z.coerce.number().int().min(1).catch(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).catch(25).default(25),
};

/** A text or an id in the address; empty when absent. */
export const textState = z.string().catch('').default('');

/** Parameters of a request: what is empty is left out. */
export function toParams(state: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ''));
}
