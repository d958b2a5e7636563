import { Injectable } from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { PasswordResets } from '../auth/password-resets';
import { Passwords } from '../auth/passwords';
import { UserChanges } from '../user/user-changes';
import { Administrators } from './administrators';

/** Who is to administrate. */
export type NewAdministrator = { email: string; firstName: string; lastName: string };

/** Opens a fresh system: nobody there could give anybody the role. */
@Injectable()
export class FirstAdministrator {
  constructor(
    private readonly administrators: Administrators,
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes the account with a password that nobody knows and answers the link to choose one: it works without mail, and
   * no password stands in a shell's history. Throws 409 when somebody administrates already, unless forced, and when
   * the address is taken.
   */
  async create(person: NewAdministrator, { force }: { force: boolean }): Promise<string> {
    const passwordHash = await this.passwords.hashOfUnknown();
    return this.transactions.run(async (session) => {
      if (!force) await this.administrators.assertNone(session);
      const user = await this.changes.create(
        {
          ...person,
          _id: newId(ID_PREFIX.user),
          passwordHash,
          role: 'administrator',
          approved: true,
          approvedAt: new Date(),
        },
        null,
        session,
      );
      return this.resets.inviteLink(user, session);
    });
  }
}
