import { Injectable } from '@nestjs/common';
import type {
  RoleMatrix,
  User,
  UserListItem,
  listUsersQuerySchema,
} from '@solar/contracts/account/people-http';
import type { Page } from '@solar/contracts/common/pagination';
import {
  hasPermission,
  PERMISSIONS,
  ROLES,
  type Permission,
  type Role,
} from '@solar/contracts/common/permissions';
import { PERMISSION_NAMES, permissionsOf } from '@solar/contracts/common/permission-names';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { parseSort } from '@solar/service-kit/http/parse-sort';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { SessionRepository } from '../auth/session.repository';
import { SecondFactorService } from '../security/second-factor.service';
import { Approvals } from '../user/approvals';
import { PEOPLE_SORT_FIELDS } from '../user/people-filters';
import { UserChanges, type UserChange } from '../user/user-changes';
import { presentUserRow } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { accessByRole, accessOf, customRoleFields, presetFields } from '../user/access-of';
import { Administrators } from './administrators';
import { CustomRoleRepository } from './custom-role.repository';
import { assertHolds, assertMayChange, type Author } from './held-permissions';

type ListQuery = z.infer<typeof listUsersQuerySchema>;

function overrideOf(user: UserDoc, permission: Permission): 'grant' | 'deny' | null {
  if (user.denies.includes(permission)) return 'deny';
  return user.grants.includes(permission) ? 'grant' : null;
}

function presentUser(user: UserDoc, customRoles: ReadonlyMap<string, string>): User {
  return {
    ...presentUserRow(user, customRoles),
    secondFactor: user.secondFactorAt !== null,
    permissions: PERMISSION_NAMES.map((permission) => ({
      permission,
      byRole: hasPermission(accessByRole(user), permission),
      override: overrideOf(user, permission),
      effective: hasPermission(accessOf(user), permission),
    })),
  };
}

/** Users with their roles and permissions. */
@Injectable()
export class UserAccessService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly approvals: Approvals,
    private readonly sessions: SessionRepository,
    private readonly administrators: Administrators,
    private readonly transactions: Transactions,
    private readonly secondFactors: SecondFactorService,
    private readonly customRoles: CustomRoleRepository,
  ) {}

  async list(query: ListQuery): Promise<Page<UserListItem>> {
    const { role, active, approved } = query;
    const filter = {
      role: role ?? { $in: [...ROLES] },
      ...(active === undefined ? {} : { active }),
      ...(approved === undefined ? {} : { approved }),
      ...searchTermsFilter(query.q),
    };
    const sort = parseSort(query.sort, PEOPLE_SORT_FIELDS);
    const listing = { filter, sort };
    const [[users, total], names] = await Promise.all([
      this.users.list(listing, query),
      this.customRoles.names(),
    ]);
    return paged(
      users.map((user) => presentUserRow(user, names)),
      total,
      query,
    );
  }

  async read(id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw problem.notFound('User');
    return this.present(user);
  }

  async matrix(): Promise<RoleMatrix> {
    return {
      roles: [...ROLES],
      permissions: PERMISSION_NAMES.map((permission) => ({
        permission,
        roles: [...(PERMISSIONS[permission] as readonly Role[])],
      })),
      userCounts: await this.users.countByRole(),
    };
  }

  setRole(author: Author, id: string, role: Role): Promise<User> {
    assertHolds(author, permissionsOf({ role }));
    return this.alter(author, id, async (user, session) => {
      if (user.role === role && !user.customRoleId) return null;
      if (role !== 'administrator') await this.administrators.assertNotLast(user, session);
      return { fields: presetFields(user, role), endsTokens: true };
    });
  }

  setCustomRole(author: Author, id: string, roleId: string): Promise<User> {
    return this.alter(author, id, async (user, session) => {
      const role = await this.customRoles.lock(roleId, session);
      if (!role) throw problem.notFound('Role');
      assertHolds(author, role.permissions);
      await this.administrators.assertNotLast(user, session);
      return { fields: customRoleFields(role), endsTokens: true };
    });
  }

  /** Grants, denies or resets one permission of a user on top of the role. */
  setPermission(
    author: Author,
    id: string,
    permission: string,
    effect: 'grant' | 'deny' | 'reset',
  ): Promise<User> {
    const known = PERMISSION_NAMES.find((name) => name === permission);
    if (!known) throw problem.notFound('Permission');
    assertHolds(author, [known]);
    return this.alter(author, id, async (user, session) => {
      if (effect === 'deny') await this.administrators.assertNotLast(user, session);
      const without = (list: string[]) => list.filter((one) => one !== permission);
      const grants = without(user.grants);
      const denies = without(user.denies);
      if (effect === 'grant') grants.push(permission);
      if (effect === 'deny') denies.push(permission);
      return { fields: { grants, denies }, endsTokens: true };
    });
  }

  setActive(author: Author, id: string, active: boolean): Promise<User> {
    return this.alter(author, id, async (user, session) => {
      if (user.active === active) return null;
      if (!active) {
        await this.administrators.assertNotLast(user, session);
        await this.sessions.revokeAll(id, session);
      }
      return { fields: { active }, endsTokens: true };
    });
  }

  /** Helps somebody who lost the authenticator app and the recovery codes. */
  async removeSecondFactor(author: Author, id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw problem.notFound('User');
    assertMayChange(author, user);
    await this.secondFactors.remove(id);
    return this.read(id);
  }

  async setApproved(author: Author, id: string, approved: boolean): Promise<User> {
    const decide = this.approvals.decision(approved);
    const changed = await this.changes.change(id, (user) => {
      assertMayChange(author, user);
      return decide(user);
    });
    return this.present(changed);
  }

  /** In a transaction with the sessions and the guard of the last administrator. */
  private async alter(
    author: Author,
    id: string,
    decide: (user: UserDoc, session: ClientSession) => Promise<UserChange | null>,
  ): Promise<User> {
    const changed = await this.transactions.run((session) =>
      this.changes.change(
        id,
        (user) => {
          assertMayChange(author, user);
          return decide(user, session);
        },
        session,
      ),
    );
    return this.present(changed);
  }

  private async present(user: UserDoc): Promise<User> {
    return presentUser(user, user.customRoleId ? await this.customRoles.names() : new Map());
  }
}
