import { DELETION_GRACE_DAYS } from '@solar/contracts/account/deletion-states';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { createAccount, register, type Person } from '../account';

export const ADDRESS = {
  fullName: 'Pat Doe',
  phone: '+971 4 555 0100',
  line1: 'Street 1',
  city: 'Dubai',
  country: 'AE',
};

/** A moment at which an account that was given up today is gone. */
export const afterGrace = () => new Date(Date.now() + (DELETION_GRACE_DAYS + 1) * 86_400_000);

/** The account service with two customers. */
export class Members {
  service!: TestService;
  owner!: Person;
  stranger!: Person;

  async open(): Promise<void> {
    this.service = await createAccount();
    this.owner = await register(this.service);
    this.stranger = await register(this.service);
  }

  call<T>(
    person: Person | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) {
    return this.service.request<T>(method, `/api/account/${path}`, { token: person?.token, body });
  }

  /** The token of the link that went to an address. */
  async mailedToken(email: string): Promise<string> {
    const mail = await this.service.waitFor(async () =>
      (await this.service.published(sendMailContract('account'))).find(
        ({ data }) => data.to === email && data.text.includes('confirm-email'),
      ),
    );
    return /token=([\w-]+)/.exec(mail.data.text)?.[1] ?? '';
  }
}
