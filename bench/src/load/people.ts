import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@solar/infra-local/stack/parts';
import { HttpCaller } from './http-caller';

const PASSWORD = 'Bench#2026';
/** Password hashing uses every core; more at once would not be faster. */
const AT_ONCE = 4;

export interface Person {
  email: string;
  token: string;
}

/** Sign-ins of demo users and of buyers made for the run. */
export class People {
  private readonly visitor = new HttpCaller();

  constructor(private readonly account: string) {}

  demo(localPart: string): Promise<Person> {
    return this.signIn(`${localPart}@alsa.example`, DEMO_PASSWORD);
  }

  /** Registered and approved customers. */
  async createBuyers(count: number): Promise<string[]> {
    const admin = new HttpCaller((await this.demo('admin')).token);
    return inBatches(count, async () => {
      const email = `bench-${randomUUID()}@example.com`;
      const { user } = await this.visitor.expect<{ user: { id: string } }>({
        method: 'POST',
        url: `${this.account}/api/auth/register`,
        body: { email, password: PASSWORD, firstName: 'Bench', lastName: 'Buyer' },
      });
      await admin.expect({
        method: 'PUT',
        url: `${this.account}/api/account/admin/customers/${user.id}/approval`,
      });
      return email;
    });
  }

  /** Tokens live for ten minutes, so every phase signs in again. */
  signInAll(emails: readonly string[]): Promise<Person[]> {
    return inBatches(emails.length, (index) => this.signIn(emails[index] ?? '', PASSWORD));
  }

  private async signIn(email: string, password: string): Promise<Person> {
    const { token } = await this.visitor.expect<{ token: string }>({
      method: 'POST',
      url: `${this.account}/api/auth/login`,
      body: { username: email, password },
    });
    return { email, token };
  }
}

async function inBatches<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, i) => work(from + i)))));
  }
  return results;
}
