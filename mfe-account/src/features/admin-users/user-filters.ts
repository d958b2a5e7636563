/** The filters of the user list, with what each asks of the service. */
export const USER_FILTERS = {
  administrator: { role: 'administrator' },
  admins: { role: 'admin' },
  users: { role: 'user' },
  active: { active: 'true' },
  inactive: { active: 'false' },
  approved: { approved: 'true' },
  unapproved: { approved: 'false' },
} as const satisfies Record<string, Record<string, string>>;

export type UserFilter = keyof typeof USER_FILTERS;

/** Names of the filters, in the order in which they are offered. */
export const USER_FILTER_NAMES = Object.keys(USER_FILTERS) as [UserFilter, ...UserFilter[]];
