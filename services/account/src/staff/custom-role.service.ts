import { Injectable } from '@nestjs/common';
import type { CustomRole, CustomRoleInput } from '@solar/contracts/account/custom-roles-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { customRoleFields } from '../user/access-of';
import { UserChanges } from '../user/user-changes';
import { UserRepository } from '../user/user.repository';
import { CustomRoleRepository } from './custom-role.repository';
import type { CustomRoleDoc } from './custom-role.schema';
import { assertHolds, type Author } from './held-permissions';

/** Roles that the shop makes itself, on top of the presets. */
@Injectable()
export class CustomRoleService {
  constructor(
    private readonly roles: CustomRoleRepository,
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<{ items: CustomRole[] }> {
    const [roles, counts] = await Promise.all([this.roles.list(), this.users.countByCustomRole()]);
    return { items: roles.map((role) => present(role, counts.get(role._id) ?? 0)) };
  }

  async create(author: Author, input: CustomRoleInput): Promise<CustomRole> {
    assertHolds(author, input.permissions);
    const made = await this.roles.insert({ ...input, _id: newId(ID_PREFIX.role) }).catch(refused);
    return present(made, 0);
  }

  /** All who have the role have the new one at once: their tokens end with the change. */
  async replace(author: Author, id: string, input: CustomRoleInput): Promise<CustomRole> {
    assertHolds(author, input.permissions);
    return this.transactions.run(async (session) => {
      const before = await this.roles.findById(id, session);
      if (!before) throw problem.notFound('Role');
      assertHolds(author, before.permissions);
      const role = await this.roles.replace(id, input, session).catch(refused);
      if (!role) throw problem.notFound('Role');
      const people = await this.users.idsWithCustomRole(id, session);
      for (const userId of people) await this.giveTo(userId, role, session);
      return present(role, people.length);
    });
  }

  /** A role that somebody has stays: without it nobody could say what that person may do. */
  async remove(author: Author, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const role = await this.roles.lock(id, session);
      if (!role) throw problem.notFound('Role');
      assertHolds(author, role.permissions);
      const people = await this.users.idsWithCustomRole(id, session);
      if (people.length > 0) {
        throw problem.conflict('account.role_in_use', `${people.length} people have this role`);
      }
      await this.roles.remove(id, session);
    });
  }

  private async giveTo(userId: string, role: CustomRoleDoc, session: ClientSession): Promise<void> {
    const fields = customRoleFields(role);
    await this.changes.change(userId, () => ({ fields, endsTokens: true }), session);
  }
}

function present(role: CustomRoleDoc, userCount: number): CustomRole {
  const { _id: id, name, description, base, permissions, version } = role;
  return { id, name, description, base, permissions, userCount, version };
}

function refused(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  const message = 'A role of this name exists already';
  throw problem.conflict('account.role_name_taken', message, {
    errors: [{ path: 'name', code: 'taken', message }],
  });
}
