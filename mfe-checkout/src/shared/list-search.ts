import { z } from 'zod';

const PAGE_SIZE = 24;

/** Paging of a back-office list in the address. */
export const pageSearch = {
  page: z.coerce.number().int().min(1).catch(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).catch(PAGE_SIZE).default(PAGE_SIZE),
};
