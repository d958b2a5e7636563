import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  EDITOR_ROLES,
  type UserListItem,
  type createEditorSchema,
  type updateEditorSchema,
} from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { PasswordResets } from '../auth/password-resets';
import { Passwords } from '../auth/passwords';
import { SessionRepository } from '../auth/session.repository';
import { UserChanges } from '../user/user-changes';
import { derivedKeys } from '../user/user-keys';
import { presentUserRow } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';

const EDITORS = { role: { $in: [...EDITOR_ROLES] } };
const EDITORS_MAX = 100;

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
  ) {}

  async list(): Promise<{ items: UserListItem[] }> {
    const sort = { lastName: 1, _id: 1 } as const;
    const [users] = await this.users.list({ filter: EDITORS, sort, skip: 0, limit: EDITORS_MAX });
    return { items: users.map(presentUserRow) };
  }

  /** Makes the account with a password that nobody knows and mails the link to choose one. */
  async create(input: z.infer<typeof createEditorSchema>): Promise<UserListItem> {
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const person = { ...input, username: null, company: null };
    const made = await this.transactions.run(async (session) => {
      const user = await this.changes.create(
        { ...person, ...derivedKeys(person), _id: newId(ID_PREFIX.user), passwordHash },
        session,
      );
      await this.resets.invite(user, session);
      return user;
    });
    return presentUserRow(made);
  }

  async update(id: string, fields: z.infer<typeof updateEditorSchema>): Promise<UserListItem> {
    const changed = await this.transactions.run(async (session) => {
      const user = await this.users.findById(id, session);
      if (!user || !EDITOR_ROLES.some((role) => role === user.role)) {
        throw problem.notFound('Editor');
      }
      if (fields.active === false) await this.sessions.revokeAll(id, session);
      const next = { ...fields, ...derivedKeys({ ...user, ...fields }) };
      const endsTokens = fields.role !== undefined || fields.active !== undefined;
      return this.changes.change(id, next, session, { filter: EDITORS, endsTokens });
    });
    return presentUserRow(changed);
  }
}
