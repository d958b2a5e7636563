import { Inject, Injectable } from '@nestjs/common';
import { userChanged } from '@solar/contracts/account/events';
import { SessionVersions } from '@solar/service-kit/auth/session-versions';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { appended, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import { derivedKeys } from './user-keys';
import { presentUserEvent } from './user.presenter';
import { UserRepository, type NewUser } from './user.repository';
import type { UserDoc } from './user.schema';

/** What becomes of a user. */
export type UserChange = {
  fields: Partial<UserDoc>;
  /** The change alters what the user may do: tokens issued before are stale. */
  endsTokens?: boolean;
  /** Goes out with the change. */
  mail?: Mail | null;
  /** What else the change announces. */
  events?: readonly OutboxEntry[];
};

/** A new person, without what follows from the names. */
type NewPerson = Omit<NewUser, keyof ReturnType<typeof derivedKeys>>;

/** Decides on the user as stored; null leaves everything as it is. Runs again when somebody else was faster. */
export type Decision = (user: UserDoc) => UserChange | null | Promise<UserChange | null>;

/**
 * The one way to create or change a user: the change, its event and its mail are one write, and old tokens end with it.
 */
@Injectable()
export class UserChanges {
  constructor(
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly versions: SessionVersions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws 409 when the e-mail address or the user name is taken. */
  async create(user: NewPerson, mail: Mail | null, session?: ClientSession): Promise<UserDoc> {
    const { draft, owed } = this.drafted(user, mail);
    const made = await this.users.insert({ ...draft, outbox: owed }, session).catch(refused);
    this.publish(made._id, owed, session);
    return made;
  }

  /** Creates several users of a transaction in one command, without a mail. */
  async createAll(users: readonly NewPerson[], session: ClientSession): Promise<void> {
    const made = users.map((user) => this.drafted(user, null));
    if (made.length === 0) return;
    await this.users.insertAll(
      made.map(({ draft, owed }) => ({ ...draft, outbox: owed })),
      session,
    );
    for (const { draft, owed } of made) this.publish(draft._id, owed, session);
  }

  /** Throws 404 when there is no such user, or none any more, 409 when the new e-mail address or user name is taken. */
  async change(id: string, decide: Decision, session?: ClientSession): Promise<UserDoc> {
    return compareAndSet(async () => {
      const user = await this.users.findById(id, session);
      if (!user || user.anonymisedAt) throw problem.notFound('User');
      const change = await decide(user);
      return change ? this.write(user, change, session) : user;
    });
  }

  /** Changes several users of a transaction in one command; those for whom `decide` answers null, and who are none any more, stay. */
  async changeAll(
    ids: readonly string[],
    decide: (user: UserDoc) => UserChange | null,
    session: ClientSession,
  ): Promise<UserDoc[]> {
    const users = await this.users.withIds(ids, session);
    const changes = users.flatMap((user) => {
      const change = user.anonymisedAt ? null : decide(user);
      return change ? [{ user, ...this.changed(user, change) }] : [];
    });
    if (changes.length === 0) return [];
    await this.users.changeAll(changes, session);
    for (const { next, owed, endsTokens } of changes) {
      this.publish(next._id, owed, session);
      if (endsTokens) afterCommit(session, () => this.endTokens(next));
    }
    return changes.map(({ next }) => next);
  }

  private drafted(user: NewPerson, mail: Mail | null): { draft: UserDoc; owed: Owed } {
    const named = { username: null, company: null, ...user };
    const draft = this.users.draft({ ...named, ...derivedKeys(named) });
    return { draft, owed: this.owed(draft, mail) };
  }

  private async write(
    user: UserDoc,
    change: UserChange,
    session?: ClientSession,
  ): Promise<UserDoc | null> {
    const { update, endsTokens } = this.changed(user, change);
    const changed = await this.users.change(user, update, session).catch(refused);
    if (!changed) return null;
    if (changed.outbox) this.publish(changed._id, changed.outbox, session);
    if (endsTokens) afterCommit(session, () => this.endTokens(changed));
    return changed;
  }

  /** The user with the change, and how it is written. */
  private changed(
    user: UserDoc,
    { fields, endsTokens = false, mail = null, events = [] }: UserChange,
  ) {
    const $set = { ...fields, ...derivedKeys({ ...user, ...fields }) };
    const sessionVersion = user.sessionVersion + (endsTokens ? 1 : 0);
    const next = { ...user, ...$set, sessionVersion, version: user.version + 1 };
    const owed = this.owed(next, mail, events);
    const { $set: last, $push } = appended(owed);
    const update = { $set: { ...$set, sessionVersion, ...last }, $push };
    return { next, owed, update, endsTokens };
  }

  private owed(user: UserDoc, mail: Mail | null, events: readonly OutboxEntry[] = []): Owed {
    const { _id: aggregateId, version } = user;
    const event = outboxEntry(userChanged, { aggregateId, version, data: presentUserEvent(user) });
    return this.outbox.owed([event, ...events, ...(mail ? [this.mailer.entry(mail)] : [])]);
  }

  private publish(id: string, owed: Owed, session: ClientSession | undefined): void {
    afterCommit(session, () => void this.outbox.publish('users', id, owed));
  }

  private endTokens({ _id, sessionVersion }: UserDoc): void {
    this.versions
      .publish(_id, sessionVersion)
      .catch((error: unknown) => this.logger.error({ err: error }, 'tokens end only by time'));
  }
}

/** Says which of the unique fields is taken. */
function refused(error: unknown): never {
  if (isDuplicateKey(error, 'emailKey')) throw taken('email', 'This e-mail address');
  if (isDuplicateKey(error, 'usernameKey')) throw taken('username', 'This user name');
  throw error;
}

function taken(path: 'email' | 'username', what: string): ProblemException {
  const message = `${what} is already in use`;
  return problem.conflict(`auth.${path}_taken`, message, {
    errors: [{ path, code: 'taken', message }],
  });
}
