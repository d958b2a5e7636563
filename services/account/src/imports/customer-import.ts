import { Injectable } from '@nestjs/common';
import {
  companySchema,
  emailSchema,
  personNameSchema,
  phoneSchema,
} from '@solar/contracts/account/auth-http';
import { taxNumberSchema } from '@solar/contracts/checkout/totals-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { LANGUAGES } from '@solar/contracts/common/localized';
import type {
  ImportScope,
  PlannedRow,
  RowPlan,
  WrittenKind,
} from '@solar/service-kit/imports/import-kind';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { Passwords } from '../auth/passwords';
import { GroupRepository } from '../group/group.repository';
import { AccountErasure } from '../privacy/account-erasure';
import { UserChanges } from '../user/user-changes';
import { keyOf } from '../user/user-keys';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

const orEmpty = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema]).optional();
const rowSchema = z.object({
  email: emailSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  company: orEmpty(companySchema),
  phone: orEmpty(phoneSchema),
  taxNumber: taxNumberSchema.optional(),
  group: z.string().max(200).optional(),
  language: orEmpty(z.string().toLowerCase().pipe(z.enum(LANGUAGES))),
});
type CustomerRow = z.infer<typeof rowSchema>;
type Fields = Partial<
  Pick<
    UserDoc,
    'firstName' | 'lastName' | 'company' | 'phone' | 'taxNumber' | 'groupId' | 'language'
  >
>;
/** What a customer had before and got; nothing before for a new one. */
type Undo = { id: string; before: Fields | null; after: Fields };

/** Whom to give which fields. */
type Change = [id: string, fields: Fields];

/** Customers, known by their e-mail addresses. New ones are not approved, get no mail and have no password until they ask for one. */
@Injectable()
export class CustomerImport implements WrittenKind<CustomerRow, Undo> {
  readonly name = 'customers';
  readonly batchRows = 100;
  readonly schema = rowSchema;

  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly groups: GroupRepository,
    private readonly passwords: Passwords,
    private readonly erasure: AccountErasure,
  ) {}

  keyOf({ email }: CustomerRow): string {
    return keyOf(email);
  }

  async plan(
    rows: readonly CustomerRow[],
    _scope: ImportScope,
    session?: ClientSession,
  ): Promise<RowPlan[]> {
    const [known, groups] = await Promise.all([this.known(rows, session), this.groupIds()]);
    return rows.map((row): RowPlan => {
      if (row.group && !groups.has(keyOf(row.group))) {
        return { error: { column: 'group', code: 'unknown' } };
      }
      const user = known.get(keyOf(row.email));
      if (!user) return { action: 'create' };
      if (user.role !== 'user') return { error: { column: 'email', code: 'not-a-customer' } };
      return { action: isSame(user, fieldsOf(row, groups)) ? 'same' : 'update' };
    });
  }

  async apply(
    planned: readonly PlannedRow<CustomerRow>[],
    _scope: ImportScope,
    session: ClientSession,
  ): Promise<Undo[]> {
    const rows = planned.map(({ row }) => row);
    const [known, groups] = await Promise.all([this.known(rows, session), this.groupIds()]);
    const passwordHash = await this.passwords.hashOfUnknown();
    const done = rows.map((row): Undo & { row: CustomerRow } => {
      const after = fieldsOf(row, groups);
      const user = known.get(keyOf(row.email));
      return user
        ? { row, id: user._id, before: partOf(user, after), after }
        : { row, id: newId(ID_PREFIX.user), before: null, after };
    });
    const made = done.flatMap(({ row: { email, firstName, lastName }, id, before, after }) =>
      before
        ? []
        : [{ ...after, _id: id, email, firstName, lastName, passwordHash, role: 'user' as const }],
    );
    const changed = done.flatMap(({ id, before, after }): Change[] =>
      before ? [[id, after]] : [],
    );
    await this.changes.createAll(made, session);
    await this.change(changed, session);
    return done.map(({ id, before, after }) => ({ id, before, after }));
  }

  /** A new customer who has been here since, by signing in or by an order, stays. */
  async undo(done: readonly Undo[], _scope: ImportScope, session: ClientSession): Promise<number> {
    const users = new Map(
      (
        await this.users.withIds(
          done.map(({ id }) => id),
          session,
        )
      ).map((user) => [user._id, user]),
    );
    const unknown: string[] = [];
    const restored: Change[] = [];
    for (const { id, before, after } of done) {
      const user = users.get(id);
      if (!user || user.anonymisedAt || !isSame(user, after)) continue;
      if (before) restored.push([id, before]);
      else if (isUnused(user)) unknown.push(id);
    }
    await this.change(restored, session);
    if (unknown.length > 0) await this.erasure.eraseUnknown(unknown, session);
    return restored.length + unknown.length;
  }

  /** Group and language are what a token says: it is renewed when the group changes. */
  private async change(changes: readonly Change[], session: ClientSession): Promise<void> {
    const fieldsById = new Map(changes);
    await this.changes.changeAll(
      [...fieldsById.keys()],
      ({ _id, groupId }) => {
        const fields = fieldsById.get(_id);
        if (!fields) return null;
        return {
          fields,
          endsTokens: fields.groupId !== undefined && fields.groupId !== groupId,
        };
      },
      session,
    );
  }

  private async known(
    rows: readonly CustomerRow[],
    session?: ClientSession,
  ): Promise<Map<string, UserDoc>> {
    const keys = rows.map(({ email }) => keyOf(email));
    const found = await this.users.withEmailKeys(keys, session);
    return new Map(found.map((user) => [user.emailKey, user]));
  }

  private async groupIds(): Promise<Map<string, string>> {
    return new Map((await this.groups.list()).map(({ _id, name }) => [keyOf(name), _id]));
  }
}

/** The fields that the row has a cell for. */
function fieldsOf(row: CustomerRow, groups: ReadonlyMap<string, string>): Fields {
  const { firstName, lastName, company, phone, taxNumber, group, language } = row;
  return {
    firstName,
    lastName,
    ...(company === undefined ? {} : { company: company || null }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(taxNumber === undefined ? {} : { taxNumber }),
    ...(group === undefined ? {} : { groupId: groups.get(keyOf(group)) ?? null }),
    ...(language ? { language } : {}),
  };
}

function partOf(user: UserDoc, fields: Fields): Fields {
  const names = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(names.map((name) => [name, user[name] ?? null])) as Fields;
}

function isSame(user: UserDoc, fields: Fields): boolean {
  return (Object.keys(fields) as (keyof Fields)[]).every(
    (name) => (user[name] ?? null) === fields[name],
  );
}

function isUnused({ lastLoginAt, orders, approved }: UserDoc): boolean {
  return lastLoginAt === null && orders.count === 0 && !approved;
}
