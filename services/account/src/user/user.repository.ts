import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { ROLES, type Role } from '@solar/contracts/common/permissions';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { keyOf } from './user-keys';
import type { UserDoc } from './user.schema';

/** A new user; everything else has its default. */
export type NewUser = Partial<UserDoc> &
  Pick<
    UserDoc,
    | '_id'
    | 'email'
    | 'emailKey'
    | 'usernameKey'
    | 'passwordHash'
    | 'firstName'
    | 'lastName'
    | 'role'
    | 'searchTerms'
  >;

/** What no row of a list shows stays in the database. */
const LISTED = { passwordHash: 0, searchTerms: 0, countedOrders: 0, outbox: 0 } as const;

/** A user as lists have it. */
export type ListedUser = Omit<UserDoc, keyof typeof LISTED>;

/** One page of a filtered, sorted list. */
export type UserListing = {
  filter: QueryFilter<UserDoc>;
  sort: Record<string, 1 | -1>;
};

@Injectable()
export class UserRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserDoc>) {}

  findById(id: string, session?: ClientSession): Promise<UserDoc | null> {
    return this.users.findById(id, null, { session }).lean<UserDoc>().exec();
  }

  withIds(ids: readonly string[], session: ClientSession): Promise<UserDoc[]> {
    return this.users
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<UserDoc[]>()
      .exec();
  }

  findByEmail(email: string): Promise<UserDoc | null> {
    return this.users
      .findOne({ emailKey: keyOf(email) })
      .lean<UserDoc>()
      .exec();
  }

  withEmailKeys(keys: readonly string[], session?: ClientSession): Promise<UserDoc[]> {
    return this.users
      .find({ emailKey: { $in: keys } })
      .session(session ?? null)
      .lean<UserDoc[]>()
      .exec();
  }

  /** By user name or e-mail address. */
  async findByLogin(name: string): Promise<UserDoc | null> {
    const key = keyOf(name);
    const field = key.includes('@') ? { emailKey: key } : { usernameKey: key };
    return this.users.findOne(field).lean<UserDoc>().exec();
  }

  findByDeletionLink(deletionLink: string): Promise<UserDoc | null> {
    return this.users
      .findOne({ deletionLink: { $type: 'string', $eq: deletionLink } })
      .lean<UserDoc>()
      .exec();
  }

  /** Whose deletion is due, the longest first. */
  async idsDueForDeletion(now: Date, except: readonly string[], most: number): Promise<string[]> {
    const due = await this.users
      .find({ deletionDueAt: { $type: 'date', $lte: now }, _id: { $nin: except } }, { _id: 1 })
      .sort({ deletionDueAt: 1 })
      .limit(most)
      .lean<Pick<UserDoc, '_id'>[]>();
    return due.map(({ _id }) => _id);
  }

  /** Active staff who sign in with a password alone. */
  staffWithoutSecondFactor(): Promise<Pick<UserDoc, '_id'>[]> {
    const role = { $in: ROLES.filter((one) => one !== 'user') };
    return this.users
      .find({ role, active: true, secondFactorAt: null }, { _id: 1 })
      .lean<Pick<UserDoc, '_id'>[]>()
      .exec();
  }

  /** A new user as it will be stored, defaults included. */
  draft(user: NewUser): UserDoc {
    const draft = new this.users(user).toObject<UserDoc>();
    return { ...draft, createdAt: user.createdAt ?? new Date() };
  }

  async insert(user: UserDoc, session: ClientSession | undefined): Promise<UserDoc> {
    const [made] = await this.users.create([user], { session });
    if (!made) throw new Error('The user was not created');
    return made.toObject<UserDoc>();
  }

  /** Throws when one of the unique fields is taken, which aborts the transaction. */
  async insertAll(users: readonly UserDoc[], session: ClientSession): Promise<void> {
    await this.users.insertMany(users, { session });
  }

  /** Changes a user that is still as it was read and counts the version; null when it is not. */
  change(
    { _id, version }: UserDoc,
    update: UpdateQuery<UserDoc>,
    session: ClientSession | undefined,
  ): Promise<UserDoc | null> {
    const counted = { ...update, $inc: { version: 1 } };
    return this.users
      .findOneAndUpdate({ _id, version }, counted, { session, returnDocument: 'after' })
      .lean<UserDoc>()
      .exec();
  }

  /** The same for several users in one command. Throws when one of them is no longer as it was read. */
  async changeAll(
    changes: readonly { user: UserDoc; update: UpdateQuery<UserDoc> }[],
    session: ClientSession,
  ): Promise<void> {
    const writes = changes.map(({ user: { _id, version }, update }) => ({
      updateOne: { filter: { _id, version }, update: { ...update, $inc: { version: 1 } } },
    }));
    const { matchedCount } = await this.users.bulkWrite(writes, { session });
    if (matchedCount !== changes.length) throw new Error('A user has changed since it was read');
  }

  /** A change that nobody outside this service needs to know of. */
  async touch(id: string, $set: Partial<UserDoc>): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set });
  }

  /** Writes the user without changing anything, so that two transactions that do so conflict. */
  async lock(id: string, session: ClientSession): Promise<boolean> {
    const $set = { updatedAt: new Date() };
    const result = await this.users.updateOne({ _id: id }, { $set }, { session });
    return result.matchedCount === 1;
  }

  list({ filter, sort }: UserListing, page: PageQuery): Promise<[ListedUser[], Total]> {
    const listing = { filter, sort, projection: LISTED, soughtBy: 'searchTerms' };
    return listPage<ListedUser>(this.users, listing, page);
  }

  countOthers(
    filter: QueryFilter<UserDoc>,
    id: string | null,
    session: ClientSession,
  ): Promise<number> {
    return this.users.countDocuments({ ...filter, _id: { $ne: id } }, { session });
  }

  async countByRole(): Promise<Record<Role, number>> {
    const counts = await this.users.aggregate<{ _id: Role; count: number }>([
      { $group: { _id: '$role', count: { $sum: 1 } } },
    ]);
    const none = Object.fromEntries(ROLES.map((role) => [role, 0])) as Record<Role, number>;
    return counts.reduce((all, { _id, count }) => ({ ...all, [_id]: count }), none);
  }

  /** People who have a role of the shop's own, by that role. */
  async countByCustomRole(): Promise<Map<string, number>> {
    const counts = await this.users.aggregate<{ _id: string; count: number }>([
      { $match: { customRoleId: { $ne: null } } },
      { $group: { _id: '$customRoleId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async idsWithCustomRole(customRoleId: string, session: ClientSession): Promise<string[]> {
    const users = await this.users
      .find({ customRoleId }, { _id: 1 }, { session })
      .lean<Pick<UserDoc, '_id'>[]>();
    return users.map(({ _id }) => _id);
  }

  /** Customers of each group. */
  async countByGroup(): Promise<Map<string, number>> {
    const counts = await this.users.aggregate<{ _id: string; count: number }>([
      { $match: { groupId: { $ne: null } } },
      { $group: { _id: '$groupId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }
}
