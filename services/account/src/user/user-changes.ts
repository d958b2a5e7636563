import { Inject, Injectable } from '@nestjs/common';
import { userChanged } from '@solar/contracts/account/events';
import { SessionVersions } from '@solar/service-kit/auth/session-versions';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { Logger } from 'pino';
import { presentUserEvent } from './user.presenter';
import { UserRepository, type NewUser } from './user.repository';
import type { UserDoc } from './user.schema';

/** How a change is made. */
export type ChangeOptions = {
  /** Only while the user also matches this. */
  filter?: QueryFilter<UserDoc>;
  /** The change alters what the user may do: tokens issued before are stale. */
  endsTokens?: boolean;
};

/** The one way to create or change a user: the change, its event and the end of old tokens go together. */
@Injectable()
export class UserChanges {
  constructor(
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly versions: SessionVersions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async create(user: NewUser, session: ClientSession): Promise<UserDoc> {
    const made = await this.users.insert(user, session).catch((error: unknown) => {
      throw taken(error);
    });
    await this.publish(made, session);
    return made;
  }

  /** Throws 404 when there is no such user. */
  async change(
    id: string,
    $set: Partial<UserDoc>,
    session: ClientSession,
    { filter = {}, endsTokens = false }: ChangeOptions = {},
  ): Promise<UserDoc> {
    const update = endsTokens ? { $set, $inc: { sessionVersion: 1 } } : { $set };
    const changed = await this.users
      .change({ ...filter, _id: id }, update, session)
      .catch((error: unknown) => {
        throw taken(error);
      });
    if (!changed) throw problem.notFound('User');
    await this.publish(changed, session);
    if (endsTokens) afterCommit(session, () => this.endTokens(changed));
    return changed;
  }

  private async publish(user: UserDoc, session: ClientSession): Promise<void> {
    await this.outbox.add(session, userChanged, {
      aggregateId: user._id,
      version: user.version,
      data: presentUserEvent(user),
    });
  }

  private endTokens({ _id, sessionVersion }: UserDoc): void {
    this.versions
      .publish(_id, sessionVersion)
      .catch((error: unknown) => this.logger.error({ err: error }, 'tokens end only by time'));
  }
}

/** Says which of the unique fields is taken. */
function taken(error: unknown): unknown {
  if (isDuplicateKey(error, 'emailKey')) return takenProblem('email', 'This e-mail address');
  if (isDuplicateKey(error, 'usernameKey')) return takenProblem('username', 'This user name');
  return error;
}

function takenProblem(path: string, what: string): ProblemException {
  const message = `${what} is already in use`;
  return problem.conflict(`auth.${path}_taken`, message, {
    errors: [{ path, code: 'taken', message }],
  });
}
