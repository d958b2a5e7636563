import type { SessionUser } from '@solar/contracts/account/auth-http';
import type { Profile } from '@solar/contracts/account/profile-http';
import type { UserListItem } from '@solar/contracts/account/people-http';
import type { userChanged } from '@solar/contracts/account/events';
import type { z } from 'zod';
import type { ListedUser } from './user.repository';
import { accessOf } from './access-of';
import type { UserDoc } from './user.schema';

/** A time or its absence, as JSON carries it. */
export function isoOrNull(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/** The user as the browser's session keeps it. */
export function presentSessionUser(user: UserDoc, mustEnrol = false): SessionUser {
  return {
    id: user._id,
    email: user.email,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company,
    ...accessOf(user),
    isAdmin: user.role === 'administrator' || user.role === 'admin',
    approved: user.approved,
    language: user.language,
    taxNumber: user.taxNumber ?? null,
    ...(mustEnrol ? { mustEnrol } : {}),
    ...(user.deletionDueAt ? { deletionDueAt: user.deletionDueAt.toISOString() } : {}),
  };
}

/** The user as the profile form shows it. */
export function presentProfile(user: UserDoc): Profile {
  return {
    id: user._id,
    email: user.email,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company,
    phone: user.phone,
    taxNumber: user.taxNumber ?? null,
    approved: user.approved,
    registeredAt: user.createdAt.toISOString(),
  };
}

/** The user as a row of the back office. */
export function presentUserRow(
  user: ListedUser,
  customRoles: ReadonlyMap<string, string>,
): UserListItem {
  const { customRoleId } = user;
  return {
    id: user._id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    active: user.active,
    approved: user.approved,
    registeredAt: user.createdAt.toISOString(),
    lastLoginAt: isoOrNull(user.lastLoginAt),
    customRole: customRoleId
      ? { id: customRoleId, name: customRoles.get(customRoleId) ?? '' }
      : null,
  };
}

/** The user as the receiver of a mail. */
export function presentRecipient(user: Pick<UserDoc, 'email' | 'language' | 'firstName'>) {
  return { to: user.email, language: user.language, name: user.firstName };
}

/** The user as other slices learn of it. */
export function presentUserEvent(user: UserDoc): z.input<typeof userChanged.data> {
  return {
    userId: user._id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company,
    role: user.role,
    active: user.active,
    approved: user.approved,
    groupId: user.groupId,
    language: user.language,
    registeredAt: user.createdAt.toISOString(),
  };
}
