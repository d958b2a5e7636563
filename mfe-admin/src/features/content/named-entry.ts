import type { AdminContentEntry } from '@solar/contracts/admin/content-http';

/** What is needed of an entry to say what is done with it. */
export type NamedEntry = Pick<AdminContentEntry, 'id' | 'title' | 'status'>;
