import type { AccountState } from '@solar/contracts/account/deletion-states';
import { ACCOUNT_TRANSITIONS } from '@solar/contracts/account/deletion-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import type { UserDoc } from '../user/user.schema';

/** Where an account stands between its registration and its deletion. */
function accountStateOf({ anonymisedAt, deletionDueAt }: UserDoc): AccountState {
  if (anonymisedAt) return 'deleted';
  return deletionDueAt ? 'leaving' : 'kept';
}

/** Whether the table lets the account become `state`. */
export function mayBecome(user: UserDoc, state: AccountState): boolean {
  return canTransition(ACCOUNT_TRANSITIONS, accountStateOf(user), state);
}
