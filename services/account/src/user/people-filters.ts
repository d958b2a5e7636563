import type { QueryFilter } from 'mongoose';
import { keyOf } from './user-keys';
import type { UserDoc } from './user.schema';

/** Fields behind the public names of sort orders. */
export const PEOPLE_SORT_FIELDS = {
  name: 'lastName',
  email: 'emailKey',
  registeredAt: 'createdAt',
  lastLoginAt: 'lastLoginAt',
  totalSpent: 'orders.spentMinor',
} as const;

/** Every word of the search must occur in name, company or address. */
export function searchFilter(q: string | undefined): QueryFilter<UserDoc> {
  if (q === undefined) return {};
  const words = keyOf(q).split(/\s+/).slice(0, 5);
  return {
    $and: words.map((word) => ({
      searchText: { $regex: word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') },
    })),
  };
}
