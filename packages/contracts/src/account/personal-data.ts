import { z } from 'zod';
import { defineMessage, defineRpc } from '../common/envelope';
import { userIdSchema } from '../common/ids';

/** A person, as slices find what they hold: by the id, or by the address where nobody was signed in. */
export const personSchema = z.object({ userId: userIdSchema, email: z.string() });
export type Person = z.infer<typeof personSchema>;

/** A person's account was deleted: every slice removes or anonymises what it holds, except what the law makes it keep. */
export const userAnonymised = defineMessage('evt.account.user.anonymised.v1', personSchema);

const request = personSchema.extend({ cursor: z.string().max(120).nullable() });
const reply = z.object({
  /** What the items are, such as `orders`. */
  section: z.string(),
  items: z.array(z.record(z.string(), z.unknown())),
  /** Where to go on; null at the end. */
  next: z.string().nullable(),
});

/** What account holds about a person, some of it at a time. */
export const accountPersonalData = defineRpc('rpc.account.personal-data.v1', request, reply);
/** What admin holds about a person, some of it at a time. */
export const adminPersonalData = defineRpc('rpc.admin.personal-data.v1', request, reply);
/** What catalog holds about a person, some of it at a time. */
export const catalogPersonalData = defineRpc('rpc.catalog.personal-data.v1', request, reply);
/** What checkout holds about a person, some of it at a time. */
export const checkoutPersonalData = defineRpc('rpc.checkout.personal-data.v1', request, reply);
export type PersonalDataRequest = z.infer<typeof request>;
export type PersonalDataPage = z.infer<typeof reply>;

/**
 * Slices that hold something about customers. Inventory knows orders by their number, and the sender of goods only while
 * they are expected back. */
export const PERSONAL_DATA_READS = {
  account: accountPersonalData,
  checkout: checkoutPersonalData,
  catalog: catalogPersonalData,
  admin: adminPersonalData,
} as const;

/** What stands in the place of a deleted person's name and address. */
export const ANONYMOUS = {
  name: '—',
  email: (userId: string) => `${userId.toLowerCase()}@anonymised.invalid`,
} as const;
