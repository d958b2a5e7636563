import { searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import type { UserDoc } from './user.schema';

/** Names and addresses are compared in this form. */
export function keyOf(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** What people are found by in the back office. */
export const USER_SEARCH_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'email',
  'username',
] as const;

type Named = Pick<UserDoc, 'email' | 'username' | 'firstName' | 'lastName' | 'company'>;

/** The fields that follow from others; written together with them, always. */
export function derivedKeys(
  user: Named,
): Pick<UserDoc, 'emailKey' | 'usernameKey' | 'searchTerms'> {
  const { email, username } = user;
  return {
    emailKey: keyOf(email),
    usernameKey: keyOf(username ?? email),
    searchTerms: searchTermsFrom(user, USER_SEARCH_FIELDS),
  };
}
