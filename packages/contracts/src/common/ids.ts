import { z } from 'zod';

const ANY_PREFIX = '[a-z]{3,4}';

/** A prefixed ULID such as `prd_01J8Z…` as a part of a pattern: the prefix names the kind, the rest sorts by time. */
export function idSource(prefix: string = ANY_PREFIX): string {
  return `${prefix}_[0-9A-HJKMNP-TV-Z]{26}`;
}

/** A text that is an id; of any kind without a prefix. */
export function idPattern(prefix?: string): RegExp {
  return new RegExp(`^${idSource(prefix)}$`);
}

export function idSchema(prefix: string) {
  return z.string().regex(idPattern(prefix), `Not a ${prefix} id`);
}

export const anyIdSchema = z.string().regex(idPattern(), 'Not an id');

/** Id prefixes of everything that travels between slices. */
export const ID_PREFIX = {
  user: 'usr',
  group: 'grp',
  role: 'rol',
  product: 'prd',
  order: 'ord',
  checkout: 'chk',
  cart: 'crt',
  hold: 'hld',
  warehouse: 'whs',
  event: 'evt',
} as const;

export const userIdSchema = idSchema(ID_PREFIX.user);
export const groupIdSchema = idSchema(ID_PREFIX.group);
export const roleIdSchema = idSchema(ID_PREFIX.role);
export const productIdSchema = idSchema(ID_PREFIX.product);
export const orderIdSchema = idSchema(ID_PREFIX.order);
export const checkoutIdSchema = idSchema(ID_PREFIX.checkout);
export const holdIdSchema = idSchema(ID_PREFIX.hold);
