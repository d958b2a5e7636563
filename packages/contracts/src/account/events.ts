import { z } from 'zod';
import { defineMessage } from '../common/envelope';
import { ROLES } from '../common/permissions';

/** A user was registered, changed, approved or deactivated; carries the whole public state. */
export const userChanged = defineMessage(
  'evt.account.user.changed.v1',
  z.object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable(),
    role: z.enum(ROLES),
    active: z.boolean(),
    approved: z.boolean(),
    groupId: z.string().nullable(),
    language: z.enum(['en', 'fr']),
    registeredAt: z.iso.datetime(),
  }),
);

/** A customer group was created, changed or (with `deleted`) removed. Discount in basis points. */
export const groupChanged = defineMessage(
  'evt.account.group.changed.v1',
  z.object({
    groupId: z.string(),
    name: z.string(),
    discountBasisPoints: z.number().int().min(0).max(10_000),
    deleted: z.boolean(),
  }),
);

/** Somebody has said in their settings whether they want the newsletter. */
export const newsletterChosen = defineMessage(
  'evt.account.newsletter.chosen.v1',
  z.object({
    userId: z.string(),
    email: z.string(),
    language: z.enum(['en', 'fr']),
    wanted: z.boolean(),
  }),
);
