import { Injectable } from '@nestjs/common';
import { newsletterChosen } from '@solar/contracts/account/events';
import type {
  AccountSettings,
  Profile,
  UpdateProfile,
} from '@solar/contracts/account/profile-http';
import { problem } from '@solar/service-kit/errors/problem';
import { outboxEntry } from '@solar/service-kit/messaging/outbox';
import { UserChanges } from '../user/user-changes';
import { keyOf } from '../user/user-keys';
import { presentProfile } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

function presentSettings({ language, newsletter, ticketMails }: UserDoc): AccountSettings {
  return { language, newsletter, ticketMails };
}

function choiceOf({ _id: userId, email, language, version }: UserDoc, wanted: boolean) {
  const data = { userId, email, language, wanted };
  return outboxEntry(newsletterChosen, { aggregateId: userId, version: version + 1, data });
}

function needsConfirmation() {
  return problem.conflict(
    'account.email_needs_confirmation',
    'Another e-mail address has to be confirmed by mail first',
  );
}

/** What people change about themselves. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
  ) {}

  async read(userId: string): Promise<Profile> {
    return presentProfile(await this.find(userId));
  }

  /** The address moves by `EmailChanges` alone; a form that sends the present one along changes nothing. */
  async update(
    userId: string,
    { email, currentPassword: _unused, ...fields }: UpdateProfile,
  ): Promise<Profile> {
    const changed = await this.changes.change(userId, (user) => {
      if (email !== undefined && keyOf(email) !== user.emailKey) throw needsConfirmation();
      return { fields };
    });
    return presentProfile(changed);
  }

  async readSettings(userId: string): Promise<AccountSettings> {
    return presentSettings(await this.find(userId));
  }

  /** Whoever wants the newsletter is subscribed by the service that sends it, which asks by mail first. */
  async updateSettings(userId: string, fields: Partial<AccountSettings>): Promise<AccountSettings> {
    const changed = await this.changes.change(userId, (user) => {
      const { newsletter: wanted } = fields;
      const isNew = wanted !== undefined && wanted !== user.newsletter;
      return { fields, events: isNew ? [choiceOf({ ...user, ...fields }, wanted)] : [] };
    });
    return presentSettings(changed);
  }

  private async find(userId: string): Promise<UserDoc> {
    const user = await this.users.findById(userId);
    if (!user) throw problem.notFound('User');
    return user;
  }
}
