import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import type { Decision } from './user-changes';
import { presentRecipient } from './user.presenter';

/** Whether somebody may see prices and order, from whichever screen it is decided. */
@Injectable()
export class Approvals {
  constructor(
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Approves or unapproves; doing it twice changes nothing. A customer learns of the approval by mail. */
  decision(approved: boolean): Decision {
    return async (user) => {
      if (user.approved === approved) return null;
      const fields = { approved, approvedAt: approved ? new Date() : null };
      if (!approved || user.role !== 'user') return { fields, endsTokens: true };
      const button = `${this.config.PUBLIC_URL}/products`;
      const mail = await this.mails.write('approved', { ...presentRecipient(user), button });
      return { fields, endsTokens: true, mail };
    };
  }
}
