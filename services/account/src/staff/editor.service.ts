import { Injectable } from '@nestjs/common';
import {
  EDITOR_ROLES,
  type UserListItem,
  type createEditorSchema,
  type updateEditorSchema,
} from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { permissionsOf } from '@solar/contracts/common/permission-names';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { PasswordResets } from '../auth/password-resets';
import { Passwords } from '../auth/passwords';
import { SessionRepository } from '../auth/session.repository';
import { UserChanges, type Decision } from '../user/user-changes';
import { presentUserRow } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { presetFields } from '../user/access-of';
import { CustomRoleRepository } from './custom-role.repository';
import { assertHolds, assertMayChange, type Author } from './held-permissions';

const EDITORS = { role: { $in: [...EDITOR_ROLES] } };
const EDITORS_MAX = 100;

function isEditor({ role }: UserDoc): boolean {
  return EDITOR_ROLES.some((one) => one === role);
}

/** People who write for the site. */
@Injectable()
export class EditorService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly customRoles: CustomRoleRepository,
  ) {}

  async list(): Promise<{ items: UserListItem[] }> {
    const sort = { lastName: 1, _id: 1 } as const;
    const [users] = await this.users.list(
      { filter: EDITORS, sort },
      { page: 1, pageSize: EDITORS_MAX },
    );
    const names = await this.customRoles.names();
    return { items: users.map((user) => presentUserRow(user, names)) };
  }

  /** Makes the account with a password that nobody knows and mails the link to choose one. */
  async create(author: Author, input: z.infer<typeof createEditorSchema>): Promise<UserListItem> {
    assertHolds(author, permissionsOf({ role: input.role }));
    const passwordHash = await this.passwords.hashOfUnknown();
    const person = { ...input, _id: newId(ID_PREFIX.user), passwordHash };
    const made = await this.transactions.run(async (session) => {
      const user = await this.changes.create(person, null, session);
      await this.resets.invite(user, session);
      return user;
    });
    return presentUserRow(made, new Map());
  }

  async update(
    author: Author,
    id: string,
    fields: z.infer<typeof updateEditorSchema>,
  ): Promise<UserListItem> {
    if (fields.role) assertHolds(author, permissionsOf({ role: fields.role }));
    const endsTokens = fields.role !== undefined || fields.active !== undefined;
    const changed = await this.transactions.run(async (session) => {
      const decide: Decision = async (user) => {
        if (!isEditor(user)) throw problem.notFound('Editor');
        if (fields.active === false) await this.sessions.revokeAll(id, session);
        assertMayChange(author, user);
        const { role, ...others } = fields;
        return { fields: { ...others, ...(role ? presetFields(user, role) : {}) }, endsTokens };
      };
      return this.changes.change(id, decide, session);
    });
    return presentUserRow(changed, await this.customRoles.names());
  }
}
