import { Injectable } from '@nestjs/common';
import type {
  AccountSettings,
  Profile,
  UpdateProfile,
} from '@solar/contracts/account/profile-http';
import { problem } from '@solar/service-kit/errors/problem';
import { Passwords } from '../auth/passwords';
import { UserChanges } from '../user/user-changes';
import { keyOf } from '../user/user-keys';
import { presentProfile } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

function presentSettings({ language, newsletter, ticketMails }: UserDoc): AccountSettings {
  return { language, newsletter, ticketMails };
}

/** What people change about themselves. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
  ) {}

  async read(userId: string): Promise<Profile> {
    return presentProfile(await this.find(userId));
  }

  async update(userId: string, { currentPassword, ...fields }: UpdateProfile): Promise<Profile> {
    const changed = await this.changes.change(userId, async (user) => {
      const movesMail = fields.email !== undefined && keyOf(fields.email) !== user.emailKey;
      if (movesMail && !(await this.passwords.matches(currentPassword ?? '', user.passwordHash))) {
        throw problem.validation([
          { path: 'currentPassword', code: 'wrong_password', message: 'The password is not right' },
        ]);
      }
      return { fields };
    });
    return presentProfile(changed);
  }

  async readSettings(userId: string): Promise<AccountSettings> {
    return presentSettings(await this.find(userId));
  }

  async updateSettings(userId: string, fields: Partial<AccountSettings>): Promise<AccountSettings> {
    return presentSettings(await this.changes.change(userId, () => ({ fields })));
  }

  private async find(userId: string): Promise<UserDoc> {
    const user = await this.users.findById(userId);
    if (!user) throw problem.notFound('User');
    return user;
  }
}
