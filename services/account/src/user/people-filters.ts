/** Fields behind the public names of sort orders. */
export const PEOPLE_SORT_FIELDS = {
  name: 'lastName',
  email: 'emailKey',
  registeredAt: 'createdAt',
  lastLoginAt: 'lastLoginAt',
  totalSpent: 'orders.spentMinor',
} as const;
