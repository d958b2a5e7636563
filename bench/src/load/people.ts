import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@solar/infra-local/stack/parts';
import { HttpCaller } from './http-caller';

const PASSWORD = 'Bench#2026';
/** Password hashing uses every core; more at once would not be faster. */
const AT_ONCE = 4;
/** A token lives for ten minutes; one of this age still outlives a run. */
const TOKEN_USED_MS = 5 * 60_000;

export interface Person {
  email: string;
  token: string;
}

/** Sign-ins of demo users and of buyers made for the run. */
export class People {
  private readonly visitor = new HttpCaller();
  private readonly signedIn = new Map<string, { person: Person; at: number }>();

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

  /** Signs in those whose token may not last. */
  signInAll(emails: readonly string[]): Promise<Person[]> {
    return inBatches(emails.length, (index) => this.signIn(emails[index] ?? '', PASSWORD));
  }

  private async signIn(email: string, password: string): Promise<Person> {
    const known = this.signedIn.get(email);
    if (known && Date.now() - known.at < TOKEN_USED_MS) return known.person;
    const at = Date.now();
    const { token } = await this.visitor.expect<{ token: string }>({
      method: 'POST',
      url: `${this.account}/api/auth/login`,
      body: { username: email, password },
    });
    const person = { email, token };
    this.signedIn.set(email, { person, at });
    return person;
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
