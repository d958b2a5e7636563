import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { ClientSession } from 'mongoose';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { UserChanges } from '../user/user-changes';
import { presentRecipient } from '../user/user.presenter';

/** Stores new passwords; the person learns of each by mail, in case it was somebody else. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly changes: UserChanges,
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Also ends the tokens that were issued before. */
  async store(userId: string, passwordHash: string, session: ClientSession): Promise<void> {
    await this.changes.change(
      userId,
      async (user) => ({
        fields: { passwordHash },
        endsTokens: true,
        mail: await this.mails.write('passwordChanged', {
          ...presentRecipient(user),
          button: `${this.config.PUBLIC_URL}/forgot-password`,
        }),
      }),
      session,
    );
  }
}
