import { userChanged } from '@solar/contracts/account/events';
import type { Customer, CustomerListItem } from '@solar/contracts/account/people-http';
import { orderPlaced, quoteAnswered, quoteAvailable } from '@solar/contracts/checkout/events';
import { money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { newId } from '@solar/service-kit/mongo/new-id';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import { migrations } from '../../src/migrations';
import { register } from '../account';
import type { People } from './people';

/** Customers: found, approved, switched off, notified, counted. */
export function customersOfTheShop(people: People): void {
  describe('search', () => {
    type Terms = { _id: string; searchTerms?: string[] };
    const found = async (q: string) =>
      (
        await people.call<Page<CustomerListItem>>(people.boss, 'GET', 'customers', undefined, { q })
      ).body.items.map(({ id }) => id);

    it('takes beginnings of words, without case or accents, and nothing from within', async () => {
      for (const q of [
        'zoe',
        'ZOÉ lem',
        'sa zo',
        people.customer.email,
        people.customer.email.slice(0, 5),
      ]) {
        expect(await found(q)).toEqual([people.customer.id]);
      }
      for (const q of ['emaire', 'zoe nobody', '^zoe', '.']) expect(await found(q)).toEqual([]);
    });

    it.each(['users', 'tickets'])('reads no whole collection of %s', async (collection) => {
      const query = people.service.db.collection(collection).find(searchTermsFilter('zoe lem'));
      expect(await explainsWithIndex(query)).toBe(true);
    });

    it('finds who was there before it, after the migration', async () => {
      const users = people.service.db.collection<Terms>('users');
      await users.updateOne({ _id: people.customer.id }, { $unset: { searchTerms: '' } });
      expect(await found('zoe')).toEqual([]);
      for (const { up } of migrations) await up(people.service.db);
      expect(await found('zoe')).toEqual([people.customer.id]);
    });
  });

  describe('customers', () => {
    const list = async (query: Record<string, string>) =>
      (await people.call<Page<CustomerListItem>>(people.boss, 'GET', 'customers', undefined, query))
        .body;

    it('are found by words, status and page, and staff are not among them', async () => {
      expect((await list({ q: 'lemaire sa' })).items.map(({ id }) => id)).toEqual([
        people.customer.id,
      ]);
      expect((await list({ q: 'LEMAIRE', status: 'pending' })).total).toBe(1);
      expect((await list({ q: 'lemaire', status: 'approved' })).total).toBe(0);
      expect((await list({ q: people.boss.email })).total).toBe(0);
      expect((await list({ q: '.*' })).total).toBe(0);
      expect(
        (await people.call(people.boss, 'GET', 'customers', undefined, { sort: 'password' }))
          .status,
      ).toBe(400);
      expect(
        (await people.call(people.boss, 'GET', 'customers', undefined, { status: 'x' })).status,
      ).toBe(400);
    });

    it('are approved: their token turns stale, services and customer are notified, once', async () => {
      const approve = () =>
        people.call<Customer>(people.boss, 'PUT', `customers/${people.customer.id}/approval`);
      expect((await approve()).body).toMatchObject({ status: 'approved' });
      expect((await approve()).status).toBe(200);
      const me = await people.service.request('GET', '/api/auth/me', {
        token: people.customer.token,
      });
      expect(me).toMatchObject({ status: 401, body: { code: 'auth.token_stale' } });
      const renewed = await people.service.request<{ user: { approved: boolean } }>(
        'POST',
        '/api/auth/refresh',
        { headers: { cookie: people.customer.cookie } },
      );
      expect(renewed.body.user.approved).toBe(true);
      const events = await people.service.waitFor(async () => {
        const found = (await people.service.published(userChanged)).filter(
          (e) => e.aggregateId === people.customer.id && e.data.approved,
        );
        return found.length > 0 && found;
      });
      expect(events).toHaveLength(1);
      const mails = (await people.service.published(sendMailContract('account'))).filter(
        ({ data }) => data.to === people.customer.email && data.subject.includes('approved'),
      );
      expect(mails).toHaveLength(1);
    });

    it('that are switched off cannot come back in', async () => {
      const person = await register(people.service);
      expect(
        (await people.call<Customer>(people.boss, 'DELETE', `customers/${person.id}/activation`))
          .body.status,
      ).toBe('inactive');
      const me = await people.service.request('GET', '/api/auth/me', { token: person.token });
      expect(me.status).toBe(401);
      const headers = { cookie: person.cookie };
      expect((await people.service.request('POST', '/api/auth/refresh', { headers })).status).toBe(
        401,
      );
      const body = { username: person.email, password: 'Correct#Horse9' };
      expect((await people.service.request('POST', '/api/auth/login', { body })).status).toBe(403);
      expect(
        (await people.call<Customer>(people.boss, 'PUT', `customers/${person.id}/activation`)).body
          .status,
      ).toBe('pending');
    });

    it('count their orders, each once', async () => {
      const order = {
        orderId: newId('ord'),
        orderNumber: 'A-1',
        customerId: people.customer.id,
        email: people.customer.email,
        total: money(125_00, 'USD'),
        placedAt: new Date().toISOString(),
        lines: [],
      };
      const message = { aggregateId: order.orderId, version: 0, data: order, id: 'evt_order_1' };
      await people.service.publish(orderPlaced, message);
      await people.service.publish(orderPlaced, message);
      const second = { ...order, orderId: newId('ord'), total: money(75_00, 'USD') };
      await people.service.publish(orderPlaced, {
        aggregateId: second.orderId,
        version: 0,
        data: second,
      });
      const read = async () =>
        (await people.call<Customer>(people.boss, 'GET', `customers/${people.customer.id}`)).body;
      await people.service.waitFor(async () => (await read()).orderCount === 2);
      expect((await read()).totalSpent).toEqual(money(200_00, 'USD'));
    });

    it('get one mail when their quote is answered, in their language, and without a price', async () => {
      const answered = {
        quoteId: newId('quo'),
        quoteNumber: 'Q-TEST0001',
        customerId: people.customer.id,
        answer: 'priced' as const,
        validUntil: '2026-12-22T19:59:59.000Z',
      };
      const message = {
        aggregateId: answered.quoteId,
        version: 1,
        data: answered,
        id: 'evt_quote_1',
      };
      await people.service.publish(quoteAnswered, message);
      await people.service.publish(quoteAnswered, message);
      const declined = { ...answered, answer: 'declined' as const, validUntil: null };
      await people.service.publish(quoteAnswered, {
        ...message,
        version: 2,
        data: declined,
        id: 'evt_quote_2',
      });
      const revised = { ...answered, revision: 2 };
      await people.service.publish(quoteAnswered, { ...message, data: revised, id: 'evt_quote_3' });
      const { answer: _answer, ...quote } = answered;
      await people.service.publish(quoteAvailable, { ...message, data: quote, id: 'evt_quote_4' });
      const mails = async () =>
        (await people.service.published(sendMailContract('account'))).filter(
          ({ data }) =>
            data.to === people.customer.email && data.subject.includes(answered.quoteNumber),
        );
      await people.service.waitFor(async () => (await mails()).length >= 4);
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
      const patch = (body: unknown) =>
        people.call(people.boss, 'PATCH', `customers/${people.customer.id}`, body);
      expect((await patch({ role: 'admin' })).status).toBe(400);
      expect((await patch({ groupId: newId('grp') })).status).toBe(400);
      expect((await patch({ note: 'x'.repeat(5001) })).status).toBe(400);
      expect((await patch({ note: 'Pays late' })).status).toBe(200);
      expect((await patch({ taxNumber: '1002' })).status).toBe(400);
      const named = await patch({ taxNumber: '100-222-222-222-223' });
      expect(named.body).toMatchObject({ taxNumber: '100222222222223' });
      expect((await people.call(people.boss, 'GET', `customers/${newId('usr')}`)).status).toBe(404);
      expect(
        (await people.call(people.boss, 'PATCH', `customers/${people.boss.id}`, { note: 'x' }))
          .status,
      ).toBe(404);
      expect(
        (await people.call(people.boss, 'PUT', `customers/${people.boss.id}/approval`)).status,
      ).toBe(404);
    });
  });
}
