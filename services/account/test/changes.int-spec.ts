import { userChanged } from '@solar/contracts/account/events';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import { unmetExpectations } from '@solar/service-kit/testing/consumer-expectations';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { createAccount, MAILS, PASSWORD, register, staff, type Person } from './account';

let service: TestService;
let boss: Person;

beforeAll(async () => {
  service = await createAccount();
  boss = await staff(service, 'administrator');
});
afterAll(() => service.close());

const eventsOf = async (id: string) =>
  (await service.published(userChanged)).filter(({ aggregateId }) => aggregateId === id);

it('publishes every version once when changes meet', async () => {
  const person = await register(service);
  const own = (body: object) =>
    service.request('PATCH', '/api/account/profile', { token: person.token, body });
  const note = (text: string) =>
    service.request('PATCH', `/api/account/admin/customers/${person.id}`, {
      token: boss.token,
      body: { note: text },
    });
  const answers = await Promise.all([
    own({ firstName: 'Ada' }),
    own({ lastName: 'Byron' }),
    own({ company: 'Engines' }),
    note('called'),
    note('called twice'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const events = await service.waitFor(async () => {
    const found = await eventsOf(person.id);
    return found.length >= 6 && found;
  });
  const versions = events.map(({ version }) => version).sort((a, b) => a - b);
  expect(versions).toEqual([0, 1, 2, 3, 4, 5]);
  const last = events.find(({ version }) => version === 5);
  expect(last?.data).toMatchObject({ firstName: 'Ada', lastName: 'Byron', company: 'Engines' });
});

it('writes a change and what it publishes as one document', async () => {
  const person = await register(service);
  // Clearing what the registration published is no part of the change; its mail is tried again for long, as nobody takes it.
  await service.atRest(MAILS);
  const commands = await commandsDuring([service], () =>
    service.request('PATCH', '/api/account/settings', {
      token: person.token,
      body: { newsletter: true },
    }),
  );
  const own = commands.filter((command) => command.endsWith(' users'));
  expect(own.slice(0, 2)).toEqual(['find users', 'findAndModify users']);
  expect(commands).not.toContain('insert outbox');
  expect(commands).not.toContain('commitTransaction');
});

it('registers with one document of each kind', async () => {
  const body = { email: 'count@example.com', password: PASSWORD, firstName: 'C', lastName: 'D' };
  const commands = await commandsDuring([service], () =>
    service.request('POST', '/api/auth/register', { body }),
  );
  expect(commands).toEqual([
    'find site_brand',
    'insert users',
    'insert sessions',
    'commitTransaction',
  ]);
});

it('shows no message of a user to anybody', async () => {
  const person = await register(service);
  const answers = await Promise.all([
    service.request('GET', '/api/account/profile', { token: person.token }),
    service.request('GET', `/api/account/admin/customers/${person.id}`, { token: boss.token }),
    service.request('GET', '/api/account/admin/customers', { token: boss.token }),
  ]);
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/outbox|countedOrders/);
  }
});

it('gives its consumers, those of a release among them, all that their tests take for granted', async () => {
  expect(await unmetExpectations(service)).toEqual([]);
});
