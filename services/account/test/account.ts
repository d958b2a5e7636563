import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import type { Attachment } from '@solar/contracts/account/tickets-http';
import type { Role } from '@solar/contracts/common/permissions';
import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import { accountService } from '../src/service';

export const PASSWORD = 'Correct#Horse9';

/** Consumers that a suite does not wait for: there is no mail server, so a mail is tried until it is given up. */
export const MAILS = ['account--send-mail'];

/** A signed-in person of a test. */
export type Person = { id: string; email: string; token: string; cookie: string };

/** The account service of a suite, with rate limits out of the way unless the suite is about them. */
export function createAccount(
  env: Record<string, string> = {},
  sameAs?: TestService,
): Promise<TestService> {
  return createTestService({
    ...accountService,
    env: {
      RATE_LIMIT_FACTOR: '1000',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ATTACHMENT_DIR: join(tmpdir(), 'solar-test-attachments'),
      ...env,
    },
    ...(sameAs ? { sameAs } : {}),
  });
}

/** The refresh cookie of an answer, as a browser sends it back. */
export function cookieOf(headers: Readonly<Record<string, unknown>>): string {
  const cookies = [headers['set-cookie']].flat().map(String);
  const refresh = cookies.find((cookie) => cookie.startsWith('solar_refresh='));
  return refresh?.split(';')[0] ?? '';
}

/** Registers somebody new. */
export async function register(
  service: TestService,
  fields: Record<string, unknown> = {},
): Promise<Person> {
  const email = `p${randomBytes(6).toString('hex')}@example.com`;
  const body = { email, password: PASSWORD, firstName: 'Pat', lastName: 'Doe', ...fields };
  const response = await service.request<AuthAnswer>('POST', '/api/auth/register', { body });
  if (response.status !== 201) throw new Error(`Registration: ${response.text}`);
  const { token, user } = response.body;
  return { id: user.id, email: user.email, token, cookie: cookieOf(response.headers) };
}

/** Registers somebody and gives them a role and a fresh token. */
export async function staff(service: TestService, role: Role): Promise<Person> {
  const person = await register(service, { firstName: 'Staff', lastName: role });
  await service.db
    .collection<{ _id: string }>('users')
    .updateOne({ _id: person.id }, { $set: { role } });
  const renewed = await service.request<AuthAnswer>('POST', '/api/auth/refresh', {
    headers: { cookie: person.cookie },
  });
  return { ...person, token: renewed.body.token, cookie: cookieOf(renewed.headers) };
}

/** Sends a file to support. */
export function uploadFile(
  service: TestService,
  person: Person | null,
  name: string,
  bytes: Buffer,
) {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return service.request<Attachment>('POST', '/api/support/attachments', {
    token: person?.token,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]),
  });
}
