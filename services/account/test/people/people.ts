import type { TestService } from '@solar/service-kit/testing/test-service';
import { createAccount, register, staff, type Person } from '../account';

/** The account service with an administrator and a customer whom nobody has approved yet. */
export class People {
  service!: TestService;
  boss!: Person;
  customer!: Person;

  async open(): Promise<void> {
    this.service = await createAccount();
    this.boss = await staff(this.service, 'administrator');
    this.customer = await register(this.service, {
      firstName: 'Zoé',
      lastName: 'Lemaire',
      company: 'Lemaire SA',
    });
  }

  call<T = { code: string }>(
    person: Person | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    query?: Record<string, string>,
  ) {
    const options = { token: person?.token, body, query };
    return this.service.request<T>(method, `/api/account/admin/${path}`, options);
  }
}
