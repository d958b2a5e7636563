import type { UserDoc } from './user.schema';

/** Names and addresses are compared in this form. */
export function keyOf(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

type Named = Pick<UserDoc, 'email' | 'username' | 'firstName' | 'lastName' | 'company'>;

/** The fields that follow from others; written together with them, always. */
export function derivedKeys(user: Named): Pick<UserDoc, 'emailKey' | 'usernameKey' | 'searchText'> {
  const { email, username, firstName, lastName, company } = user;
  return {
    emailKey: keyOf(email),
    usernameKey: keyOf(username ?? email),
    searchText: keyOf([firstName, lastName, company, email, username].filter(Boolean).join(' ')),
  };
}
