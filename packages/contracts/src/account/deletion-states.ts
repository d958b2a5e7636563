import type { Transitions } from '../common/state-machine';

/** An account is kept, leaves (its person has asked for that and may take it back), or is deleted and nobody's. */
export const ACCOUNT_STATES = ['kept', 'leaving', 'deleted'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** An account that was made by mistake, by an import say, is deleted without a time of grace. */
export const ACCOUNT_TRANSITIONS: Transitions<AccountState> = {
  kept: ['leaving', 'deleted'],
  leaving: ['kept', 'deleted'],
  deleted: [],
};

/** Days in which a person can take the deletion of the account back. */
export const DELETION_GRACE_DAYS = 30;
