import { join } from 'node:path';
import { groupChanged, userChanged } from '@solar/contracts/account/events';
import type { CustomRole } from '@solar/contracts/account/custom-roles-http';
import type { Customer, CustomerListItem, Group, User } from '@solar/contracts/account/people-http';
import { orderPlaced, quoteAnswered, quoteAvailable } from '@solar/contracts/checkout/events';
import { money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { newId } from '@solar/service-kit/mongo/new-id';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { ImportClient } from '@solar/service-kit/testing/import-table';
import { auditOf, unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { migrations } from '../src/migrations';
import type { UserDoc } from '../src/user/user.schema';
import { createAccount, MAILS, register, staff, type Person } from './account';

let service: TestService;
let boss: Person;
let customer: Person;

beforeAll(async () => {
  service = await createAccount();
  boss = await staff(service, 'administrator');
  customer = await register(service, {
    firstName: 'Zoé',
    lastName: 'Lemaire',
    company: 'Lemaire SA',
  });
});
afterAll(() => service.close());

const call = <T = { code: string }>(
  person: Person | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  query?: Record<string, string>,
) =>
  service.request<T>(method, `/api/account/admin/${path}`, { token: person?.token, body, query });

const ENDPOINTS = [
  ['GET', 'customers'],
  ['GET', 'customers/:id'],
  ['PATCH', 'customers/:id'],
  ['PUT', 'customers/:id/approval'],
  ['DELETE', 'customers/:id/approval'],
  ['PUT', 'customers/:id/activation'],
  ['DELETE', 'customers/:id/activation'],
  ['GET', 'users'],
  ['GET', 'users/:id'],
  ['GET', 'roles'],
  ['PUT', 'users/:id/role'],
  ['PUT', 'users/:id/permissions/admin.area.access'],
  ['PUT', 'users/:id/activation'],
  ['DELETE', 'users/:id/activation'],
  ['PUT', 'users/:id/approval'],
  ['DELETE', 'users/:id/approval'],
  ['PUT', 'users/:id/custom-role'],
  ['GET', 'custom-roles'],
  ['POST', 'custom-roles'],
  ['PUT', 'custom-roles/rol_01J00000000000000000000000'],
  ['DELETE', 'custom-roles/rol_01J00000000000000000000000'],
  ['GET', 'groups'],
  ['POST', 'groups'],
  ['PUT', 'groups/grp_01J00000000000000000000000'],
  ['DELETE', 'groups/grp_01J00000000000000000000000'],
  ['GET', 'editors'],
  ['POST', 'editors'],
  ['PATCH', 'editors/:id'],
] as const;

it.each(ENDPOINTS)('%s %s is closed to visitors, customers and editors', async (method, path) => {
  const target = path.replace(':id', customer.id);
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  expect((await call(null, method, target, body)).status).toBe(401);
  expect((await call(customer, method, target, body)).status).toBe(403);
  const editor = await service.token({ role: 'editor' });
  expect((await call({ ...boss, token: editor }, method, target, body)).status).toBe(403);
});

describe('search', () => {
  type Terms = { _id: string; searchTerms?: string[] };
  const found = async (q: string) =>
    (await call<Page<CustomerListItem>>(boss, 'GET', 'customers', undefined, { q })).body.items.map(
      ({ id }) => id,
    );

  it('takes beginnings of words, without case or accents, and nothing from within', async () => {
    for (const q of ['zoe', 'ZOÉ lem', 'sa zo', customer.email, customer.email.slice(0, 5)]) {
      expect(await found(q)).toEqual([customer.id]);
    }
    for (const q of ['emaire', 'zoe nobody', '^zoe', '.']) expect(await found(q)).toEqual([]);
  });

  it.each(['users', 'tickets'])('reads no whole collection of %s', async (collection) => {
    const query = service.db.collection(collection).find(searchTermsFilter('zoe lem'));
    expect(await explainsWithIndex(query)).toBe(true);
  });

  it('finds who was there before it, after the migration', async () => {
    const users = service.db.collection<Terms>('users');
    await users.updateOne({ _id: customer.id }, { $unset: { searchTerms: '' } });
    expect(await found('zoe')).toEqual([]);
    for (const { up } of migrations) await up(service.db);
    expect(await found('zoe')).toEqual([customer.id]);
  });
});

describe('customers', () => {
  const list = async (query: Record<string, string>) =>
    (await call<Page<CustomerListItem>>(boss, 'GET', 'customers', undefined, query)).body;

  it('are found by words, status and page, and staff are not among them', async () => {
    expect((await list({ q: 'lemaire sa' })).items.map(({ id }) => id)).toEqual([customer.id]);
    expect((await list({ q: 'LEMAIRE', status: 'pending' })).total).toBe(1);
    expect((await list({ q: 'lemaire', status: 'approved' })).total).toBe(0);
    expect((await list({ q: boss.email })).total).toBe(0);
    expect((await list({ q: '.*' })).total).toBe(0);
    expect((await call(boss, 'GET', 'customers', undefined, { sort: 'password' })).status).toBe(
      400,
    );
    expect((await call(boss, 'GET', 'customers', undefined, { status: 'x' })).status).toBe(400);
  });

  it('are approved: their token turns stale, services and customer are told, once', async () => {
    const approve = () => call<Customer>(boss, 'PUT', `customers/${customer.id}/approval`);
    expect((await approve()).body).toMatchObject({ status: 'approved' });
    expect((await approve()).status).toBe(200);
    const me = await service.request('GET', '/api/auth/me', { token: customer.token });
    expect(me).toMatchObject({ status: 401, body: { code: 'auth.token_stale' } });
    const renewed = await service.request<{ user: { approved: boolean } }>(
      'POST',
      '/api/auth/refresh',
      { headers: { cookie: customer.cookie } },
    );
    expect(renewed.body.user.approved).toBe(true);
    const events = await service.waitFor(async () => {
      const found = (await service.published(userChanged)).filter(
        (e) => e.aggregateId === customer.id && e.data.approved,
      );
      return found.length > 0 && found;
    });
    expect(events).toHaveLength(1);
    const mails = (await service.published(sendMailContract('account'))).filter(
      ({ data }) => data.to === customer.email && data.subject.includes('approved'),
    );
    expect(mails).toHaveLength(1);
  });

  it('that are switched off cannot come back in', async () => {
    const person = await register(service);
    expect(
      (await call<Customer>(boss, 'DELETE', `customers/${person.id}/activation`)).body.status,
    ).toBe('inactive');
    const me = await service.request('GET', '/api/auth/me', { token: person.token });
    expect(me.status).toBe(401);
    const headers = { cookie: person.cookie };
    expect((await service.request('POST', '/api/auth/refresh', { headers })).status).toBe(401);
    const body = { username: person.email, password: 'Correct#Horse9' };
    expect((await service.request('POST', '/api/auth/login', { body })).status).toBe(403);
    expect(
      (await call<Customer>(boss, 'PUT', `customers/${person.id}/activation`)).body.status,
    ).toBe('pending');
  });

  it('count their orders, each once', async () => {
    const order = {
      orderId: newId('ord'),
      orderNumber: 'A-1',
      customerId: customer.id,
      email: customer.email,
      total: money(125_00, 'USD'),
      placedAt: new Date().toISOString(),
      lines: [],
    };
    const message = { aggregateId: order.orderId, version: 0, data: order, id: 'evt_order_1' };
    await service.publish(orderPlaced, message);
    await service.publish(orderPlaced, message);
    const second = { ...order, orderId: newId('ord'), total: money(75_00, 'USD') };
    await service.publish(orderPlaced, { aggregateId: second.orderId, version: 0, data: second });
    const read = async () => (await call<Customer>(boss, 'GET', `customers/${customer.id}`)).body;
    await service.waitFor(async () => (await read()).orderCount === 2);
    expect((await read()).totalSpent).toEqual(money(200_00, 'USD'));
  });

  it('are told once when their quote is answered, in their language, and without a price', async () => {
    const answered = {
      quoteId: newId('quo'),
      quoteNumber: 'Q-TEST0001',
      customerId: customer.id,
      answer: 'priced' as const,
      validUntil: '2026-12-22T19:59:59.000Z',
    };
    const message = {
      aggregateId: answered.quoteId,
      version: 1,
      data: answered,
      id: 'evt_quote_1',
    };
    await service.publish(quoteAnswered, message);
    await service.publish(quoteAnswered, message);
    const declined = { ...answered, answer: 'declined' as const, validUntil: null };
    await service.publish(quoteAnswered, {
      ...message,
      version: 2,
      data: declined,
      id: 'evt_quote_2',
    });
    const revised = { ...answered, revision: 2 };
    await service.publish(quoteAnswered, { ...message, data: revised, id: 'evt_quote_3' });
    const { answer: _answer, ...quote } = answered;
    await service.publish(quoteAvailable, { ...message, data: quote, id: 'evt_quote_4' });
    const mails = async () =>
      (await service.published(sendMailContract('account'))).filter(
        ({ data }) => data.to === customer.email && data.subject.includes(answered.quoteNumber),
      );
    await service.waitFor(async () => (await mails()).length >= 4);
    const subjects = (await mails()).map(({ data }) => data.subject);
    expect(subjects).toContain('Your quote Q-TEST0001 was revised');
    expect(subjects).toContain('Your quote Q-TEST0001 can be ordered now');
    const withSubject = async (part: string) =>
      (await mails()).map(({ data }) => data).find(({ subject }) => subject.endsWith(part));
    const ready = await withSubject('is ready');
    const refused = await withSubject('Your quote Q-TEST0001: we have no offer');
    expect(ready?.subject).toBe('Your quote Q-TEST0001 is ready');
    expect(ready?.text).toContain('22 December 2026');
    expect(ready?.text).toContain(`/account/quotes/${answered.quoteId}`);
    expect(refused?.text).toContain('cannot offer prices');
    expect(await mails()).toHaveLength(4);
  });

  it('refuses wrong changes and unknown people', async () => {
    const patch = (body: unknown) => call(boss, 'PATCH', `customers/${customer.id}`, body);
    expect((await patch({ role: 'admin' })).status).toBe(400);
    expect((await patch({ groupId: newId('grp') })).status).toBe(400);
    expect((await patch({ note: 'x'.repeat(5001) })).status).toBe(400);
    expect((await patch({ note: 'Pays late' })).status).toBe(200);
    expect((await patch({ taxNumber: '1002' })).status).toBe(400);
    const named = await patch({ taxNumber: '100-222-222-222-223' });
    expect(named.body).toMatchObject({ taxNumber: '100222222222223' });
    expect((await call(boss, 'GET', `customers/${newId('usr')}`)).status).toBe(404);
    expect((await call(boss, 'PATCH', `customers/${boss.id}`, { note: 'x' })).status).toBe(404);
    expect((await call(boss, 'PUT', `customers/${boss.id}/approval`)).status).toBe(404);
  });
});

describe('groups', () => {
  it('give their discount to other slices and stay while they have customers', async () => {
    const input = { name: 'Installers', discountBasisPoints: 750 };
    const made = await call<Group>(boss, 'POST', 'groups', input);
    expect(made.status).toBe(201);
    expect((await call(boss, 'POST', 'groups', { ...input, name: 'installers' })).body.code).toBe(
      'account.group_name_taken',
    );
    await call(boss, 'PATCH', `customers/${customer.id}`, { groupId: made.body.id });
    expect((await call(boss, 'DELETE', `groups/${made.body.id}`)).body.code).toBe(
      'account.group_in_use',
    );
    await call(boss, 'PUT', `groups/${made.body.id}`, { ...input, discountBasisPoints: 900 });
    await call(boss, 'PATCH', `customers/${customer.id}`, { groupId: null });
    expect((await call(boss, 'DELETE', `groups/${made.body.id}`)).status).toBe(204);
    const events = await service.waitFor(async () => {
      const found = await service.published(groupChanged);
      return found.length === 3 && found;
    });
    expect(
      events.map(({ data, version }) => [version, data.discountBasisPoints, data.deleted]),
    ).toEqual([
      [0, 750, false],
      [1, 900, false],
      [2, 900, true],
    ]);
  });

  it.each([
    { name: '', discountBasisPoints: 1 },
    { name: 'x', discountBasisPoints: 10_001 },
    { name: 'x', discountBasisPoints: -1 },
    { name: 'x', discountBasisPoints: 1.5 },
    { name: 'x', discountBasisPoints: 1, extra: 1 },
  ])('refuse %j', async (body) => {
    expect((await call(boss, 'POST', 'groups', body)).status).toBe(400);
  });
});

describe('users', () => {
  it('get roles and single permissions, which act at once', async () => {
    const person = await register(service);
    const role = await call<User>(boss, 'PUT', `users/${person.id}/role`, { role: 'editor' });
    expect(role.body.role).toBe('editor');
    const set = (effect: string) =>
      call<User>(boss, 'PUT', `users/${person.id}/permissions/account.customers.read`, { effect });
    const effective = (user: User) =>
      user.permissions.find(({ permission }) => permission === 'account.customers.read');
    expect(effective((await set('grant')).body)).toEqual({
      permission: 'account.customers.read',
      byRole: false,
      override: 'grant',
      effective: true,
    });
    const renewed = await service.request<{ token: string }>('POST', '/api/auth/refresh', {
      headers: { cookie: person.cookie },
    });
    const granted = { ...person, token: renewed.body.token };
    expect((await call(granted, 'GET', 'customers')).status).toBe(200);
    await set('deny');
    expect((await call(granted, 'GET', 'customers')).body.code).toBe('auth.token_stale');
    expect(effective((await set('reset')).body)?.override).toBeNull();
    expect(
      (await call(boss, 'PUT', `users/${person.id}/permissions/made.up`, { effect: 'grant' }))
        .status,
    ).toBe(404);
    expect((await call(boss, 'PUT', `users/${person.id}/role`, { role: 'god' })).status).toBe(400);
  });

  it('have a history that names who gave which right, without names, addresses and passwords', async () => {
    const person = await register(service, { firstName: 'Unheard', lastName: 'Of' });
    await call(boss, 'PUT', `users/${person.id}/role`, { role: 'editor' });
    const path = `users/${person.id}/permissions/account.customers.read`;
    await call(boss, 'PUT', path, { effect: 'grant' });
    const entries = await auditOf(service, person.id, ({ changes }) =>
      changes.some(({ field }) => field === 'grants'),
    );
    expect(entries.map(({ actor, changes }) => [actor, changes])).toEqual([
      [
        { kind: 'person', id: boss.id, name: expect.any(String) as string, role: 'administrator' },
        expect.arrayContaining([{ field: 'role', from: 'user', to: 'editor' }]) as object[],
      ],
      [
        expect.objectContaining({ id: boss.id }) as object,
        [{ field: 'grants', from: null, to: '["account.customers.read"]' }],
      ],
    ]);
    const { passwordHash } = (await service.db
      .collection<{ _id: string; passwordHash: string }>('users')
      .findOne({ _id: person.id })) ?? { passwordHash: 'unknown' };
    const changes = JSON.stringify(entries.map((entry) => entry.changes));
    for (const secret of ['Unheard', passwordHash, person.email]) {
      expect(changes).not.toContain(secret);
    }
  });

  it('classify every collection for the audit trail', () => {
    expect(unclassifiedCollections(service)).toEqual([]);
    expect(unlistedAuditFields(service)).toEqual([]);
  });

  it('say of every endpoint that changes something what it leaves in the audit trail', async () => {
    expect(await mistakesOfAuditedRoutes(service, join(__dirname, '..'))).toEqual([]);
  });

  it('are recorded when they are switched off and on, and lose their approval', async () => {
    const person = await register(service);
    const steps = [
      ['PUT', `users/${person.id}/approval`],
      ['DELETE', `users/${person.id}/approval`],
      ['PUT', `customers/${person.id}/approval`],
      ['DELETE', `customers/${person.id}/approval`],
      ['DELETE', `users/${person.id}/activation`],
      ['PUT', `users/${person.id}/activation`],
    ] as const;
    for (const [method, path] of steps) {
      expect([path, (await call(boss, method, path)).status]).toEqual([path, 200]);
    }
    const entries = await auditOf(
      service,
      person.id,
      ({ via }) => via === 'PUT /api/account/admin/users/:id/activation',
    );
    expect(entries.map(({ actor }) => actor.kind)).toEqual(steps.map(() => 'person'));
  });

  it('are approved with the same mail as in the list of customers, once', async () => {
    const person = await register(service);
    for (const status of [200, 200]) {
      expect((await call(boss, 'PUT', `users/${person.id}/approval`)).status).toBe(status);
    }
    await service.atRest(MAILS);
    const mails = await service.published(sendMailContract('account'));
    const told = mails.filter(({ data }) => data.to === person.email);
    expect(told.map(({ data }) => data.subject)).toEqual([
      expect.stringContaining('Welcome'),
      'Your account is approved',
    ]);
  });

  it('keep their last administrator, even when two remove each other at once', async () => {
    const last = { status: 409, body: { code: 'account.last_administrator' } };
    expect(await call(boss, 'PUT', `users/${boss.id}/role`, { role: 'user' })).toMatchObject(last);
    expect(await call(boss, 'DELETE', `users/${boss.id}/activation`)).toMatchObject(last);
    const deny = { effect: 'deny' };
    const path = `users/${boss.id}/permissions/account.users.write`;
    expect(await call(boss, 'PUT', path, deny)).toMatchObject(last);

    const second = await staff(service, 'administrator');
    const answers = await Promise.all([
      call(boss, 'PUT', `users/${second.id}/role`, { role: 'user' }),
      call(second, 'PUT', `users/${boss.id}/role`, { role: 'user' }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const left = await service.db
      .collection('users')
      .countDocuments({ role: 'administrator', active: true });
    expect(left).toBeGreaterThanOrEqual(1);
    // Whoever of the two was faster: what follows needs an administrator.
    boss = await staff(service, 'administrator');
  });
});

describe('roles of the shop', () => {
  const input = {
    name: 'Night desk',
    description: 'Answers tickets and looks orders up',
    base: 'contributor',
    permissions: ['admin.area.access', 'account.customers.read', 'account.tickets.read'],
  };
  const may = (user: User) =>
    user.permissions.filter(({ effective }) => effective).map(({ permission }) => permission);
  const renewed = async (person: Person) => {
    const { body } = await service.request<{ token: string }>('POST', '/api/auth/refresh', {
      headers: { cookie: person.cookie },
    });
    return { ...person, token: body.token };
  };

  it('are made, given and changed: all who have one follow at once, and one in use stays', async () => {
    const made = await call<CustomRole>(boss, 'POST', 'custom-roles', input);
    expect(made).toMatchObject({ status: 201, body: { ...input, userCount: 0 } });
    const twice = await call(boss, 'POST', 'custom-roles', { ...input, name: 'night DESK' });
    expect(twice).toMatchObject({ status: 409, body: { code: 'account.role_name_taken' } });
    const place = `custom-roles/${made.body.id}`;

    const person = await register(service);
    const path = `users/${person.id}/custom-role`;
    const given = await call<User>(boss, 'PUT', path, { roleId: made.body.id });
    expect(given.body.customRole).toEqual({ id: made.body.id, name: 'Night desk' });
    expect(may(given.body).toSorted()).toEqual(input.permissions.toSorted());
    const clerk = await renewed(person);
    expect((await call(clerk, 'GET', 'customers')).status).toBe(200);
    expect((await call(clerk, 'GET', 'users')).status).toBe(403);

    const wider = { ...input, permissions: [...input.permissions, 'account.users.read'] };
    const changed = await call<CustomRole>(boss, 'PUT', place, wider);
    expect(changed.body.userCount).toBe(1);
    expect((await call(clerk, 'GET', 'customers')).body.code).toBe('auth.token_stale');
    const now = await renewed(person);
    expect((await call(now, 'GET', 'users')).status).toBe(200);

    expect(await call(boss, 'DELETE', place)).toMatchObject({
      status: 409,
      body: { code: 'account.role_in_use' },
    });
    const preset = await call<User>(boss, 'PUT', `users/${person.id}/role`, { role: 'user' });
    expect(preset.body).toMatchObject({ role: 'user', customRole: null });
    expect(may(preset.body)).toEqual([]);
    expect((await call(boss, 'DELETE', place)).status).toBe(204);
    expect((await call(boss, 'DELETE', place)).status).toBe(404);
    expect((await call(boss, 'PUT', path, { roleId: made.body.id })).status).toBe(404);
  });

  it('cannot give, or take from others, what their author lacks, and never replace an administrator’s', async () => {
    const people = ['admin.area.access', 'account.users.read', 'account.users.write'];
    const personnel = { ...input, name: 'Personnel', permissions: people };
    const { body: role } = await call<CustomRole>(boss, 'POST', 'custom-roles', personnel);
    const person = await register(service);
    await call(boss, 'PUT', `users/${person.id}/custom-role`, { roleId: role.id });
    const officer = await renewed(person);
    const other = await register(service);
    const refused = { status: 403, body: { code: 'account.permission_not_held' } };

    for (const [method, path, body] of [
      ['POST', 'custom-roles', { ...input, name: 'Beyond', permissions: ['checkout.orders.read'] }],
      ['PUT', `custom-roles/${role.id}`, { ...personnel, permissions: ['catalog.prices.write'] }],
      ['PUT', `users/${other.id}/role`, { role: 'administrator' }],
      ['PUT', `users/${person.id}/role`, { role: 'admin' }],
      ['PUT', `users/${person.id}/permissions/catalog.prices.read`, { effect: 'grant' }],
      ['PUT', `users/${boss.id}/role`, { role: 'user' }],
      ['DELETE', `users/${boss.id}/activation`, undefined],
      ['DELETE', `users/${boss.id}/second-factor`, undefined],
      ['PUT', `users/${boss.id}/approval`, undefined],
    ] as const) {
      expect(await call(officer, method, path, body)).toMatchObject(refused);
    }
    const own = { ...input, name: 'Access', permissions: ['admin.area.access'] };
    const access = await call<CustomRole>(officer, 'POST', 'custom-roles', own);
    expect(access.status).toBe(201);
    const given = { roleId: access.body.id };
    expect((await call(officer, 'PUT', `users/${other.id}/custom-role`, given)).status).toBe(200);
    expect(
      await call(boss, 'POST', 'custom-roles', { ...input, name: 'God', base: 'administrator' }),
    ).toMatchObject({ status: 400 });
    expect(
      await call(boss, 'POST', 'custom-roles', { ...input, name: 'Odd', permissions: ['made.up'] }),
    ).toMatchObject({ status: 400 });
  });

  it('leave their changes in the audit trail', async () => {
    const { body: role } = await call<CustomRole>(boss, 'POST', 'custom-roles', {
      ...input,
      name: 'Watched',
    });
    await call(boss, 'PUT', `custom-roles/${role.id}`, { ...input, name: 'Watched closely' });
    const entries = await auditOf(service, role.id, ({ changes }) =>
      changes.some(({ to }) => to === 'Watched closely'),
    );
    expect(entries.at(-1)).toMatchObject({
      actor: { id: boss.id },
      changes: [{ field: 'name', from: 'Watched', to: 'Watched closely' }],
    });
  });
});

describe('editors', () => {
  it('are invited by mail and managed', async () => {
    const chief = await staff(service, 'admin');
    const input = { firstName: 'Ed', lastName: 'Itor', email: 'ed@example.com', role: 'editor' };
    const made = await call<{ id: string; role: string }>(chief, 'POST', 'editors', input);
    expect(made).toMatchObject({ status: 201, body: { role: 'editor', active: true } });
    await service.waitFor(async () =>
      (await service.published(sendMailContract('account'))).some(
        ({ data }) => data.to === input.email && data.text.includes('reset-password'),
      ),
    );
    const patch = { role: 'contributor', active: false };
    expect((await call(chief, 'PATCH', `editors/${made.body.id}`, patch)).body).toMatchObject(
      patch,
    );
    expect((await call(chief, 'PATCH', `editors/${chief.id}`, { active: false })).status).toBe(404);
    expect((await call(chief, 'POST', 'editors', { ...input, role: 'administrator' })).status).toBe(
      400,
    );
    expect((await call(chief, 'POST', 'editors', { ...input, email: '' })).status).toBe(400);
  });
});

describe('tables of customers', () => {
  const KIND = { kind: 'customers' };
  const client = (token = boss.token) =>
    new ImportClient(service, token, '/api/account/admin/imports');
  const stored = (email: string) => service.db.collection<UserDoc>('users').findOne({ email });

  it('are read as a kept mapping says, and mended where they are wrong', async () => {
    const { body } = await client().upload(KIND, 'E-mail;First name;Last name\nnobody;A;B\n');
    expect(await client().keepAndMend('customers', body)).toEqual([201, 200, 204, 200]);
  });

  it('add people without a word to them, change those who are chosen, and are taken back', async () => {
    const group = `Fitters ${newId('grp').slice(-6)}`;
    await call(boss, 'POST', 'groups', { name: group, discountBasisPoints: 500 });
    const [fresh, known] = [`${newId('usr')}@table.example`, await register(service)];
    const head = 'E-mail;First name;Last name;TRN;Group;Language';
    const trn = '100 2222 2222 2223';
    const rows = `${fresh};Nour;Haddad;${trn};${group.toUpperCase()};FR\n${known.email};New;Name;;;\n`;
    const skipped = await client().import(KIND, `${head}\n${rows}`, { existing: 'skip' });
    expect(skipped).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
    expect(await stored(fresh)).toMatchObject({
      ...{ firstName: 'Nour', language: 'fr', role: 'user', approved: false, active: true },
      groupId: expect.stringMatching(/^grp_/) as string,
      taxNumber: '100222222222223',
    });
    const updated = await client().import(KIND, `${head}\n${rows}`);
    expect(updated).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await stored(known.email)).toMatchObject({ firstName: 'New', lastName: 'Name' });
    const mailed = await service.published(sendMailContract('account'));
    expect(mailed.filter(({ data }) => data.to === fresh)).toEqual([]);

    expect(await client().undo(updated.id)).toMatchObject({ undone: 1, kept: 0 });
    expect((await stored(known.email))?.firstName).not.toBe('New');
    expect(await client().undo(skipped.id)).toMatchObject({ undone: 1, kept: 0 });
    expect(await stored(fresh)).toBeNull();
  });

  it('change no staff, know no strange group, and are refused to others', async () => {
    const people = [
      `${boss.email},A,B,,`,
      'x@y.example,A,B,Nobody,',
      'no,A,B,,',
      'z@y.example,A,B,,1002',
    ];
    const rows = ['email,firstName,lastName,group,trn', ...people, ''].join('\n');
    const { body } = await client().upload(KIND, rows);
    const preview = await client().preview(body);
    expect(preview.body.items.map(({ errors }) => errors)).toMatchObject([
      [{ column: 'email', code: 'not-a-customer' }],
      [{ column: 'group', code: 'unknown' }],
      [{ column: 'email', code: 'not-valid' }],
      [{ column: 'taxNumber', code: 'not-valid' }],
    ]);
    const none = await client().post(`${body.id}/start`, { mapping: body.mapping, rows: 'good' });
    expect([none.status, none.body.code]).toEqual([422, 'import.nothing']);
    const editor = client(await service.token({ role: 'editor' }));
    expect((await editor.upload(KIND, rows)).status).toBe(403);
    expect((await editor.get(body.id)).status).toBe(403);
    const stranger = client(await service.token({ approved: true }));
    expect((await stranger.page(KIND)).status).toBe(403);
  });
});
