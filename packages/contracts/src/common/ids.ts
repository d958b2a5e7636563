import { z } from 'zod';

/** A prefixed ULID such as `prd_01J8Z…`: the prefix names the kind, the rest sorts by time. */
export function idSchema(prefix: string) {
  return z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`), `Not a ${prefix} id`);
}

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

/** An id of any kind, such as `ord_` and a ULID. */
export const ANY_ID = /^[a-z]{3,4}_[0-9A-HJKMNP-TV-Z]{26}$/;
