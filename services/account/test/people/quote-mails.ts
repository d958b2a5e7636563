import type { QuoteMail } from '@solar/contracts/account/quote-mails-http';
import { quoteAnswered } from '@solar/contracts/checkout/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import { register, staff, type Person } from '../account';
import type { People } from './people';

/** Mails about quotes, and what staff send by hand. */
export function mailsAboutQuotes(people: People): void {
  const root = (quoteId: string) => `/api/account/admin/quotes/${quoteId}/mails`;
  const list = (who: Person | null, quoteId: string) =>
    people.service.request<{ items: QuoteMail[] }>('GET', root(quoteId), { token: who?.token });
  const send = (who: Person | null, quoteId: string, body: object, key = newId('key')) =>
    people.service.request<QuoteMail>('POST', root(quoteId), {
      ...{ token: who?.token, body, headers: { 'idempotency-key': key } },
    });
  const published = async (subject: string) =>
    (await people.service.published(sendMailContract('account'))).filter(
      ({ data }) => data.subject === subject,
    );

  /** A quote that was answered, and its mail. */
  async function answered(quoteNumber: string) {
    const quoteId = newId('quo');
    const data = {
      ...{ quoteId, quoteNumber, customerId: people.customer.id },
      ...{ answer: 'priced' as const, validUntil: '2026-12-22T19:59:59.000Z' },
    };
    await people.service.publish(quoteAnswered, { aggregateId: quoteId, version: 1, data });
    const mail = await people.service.waitFor(
      async () => (await list(people.boss, quoteId)).body.items[0],
    );
    return { quoteId, mail };
  }

  describe('mails about quotes', () => {
    it('are listed, and one goes out once more, once for each key', async () => {
      const { quoteId, mail } = await answered('Q-AGAIN001');
      // The tests have no mail server.
      expect(mail).toMatchObject({
        ...{ mail: 'quotePriced', to: people.customer.email, state: 'refused', by: null },
        subject: 'Your quote Q-AGAIN001 is ready',
      });
      const body = { mailId: mail.mailId };
      const key = newId('key');
      const first = await send(people.boss, quoteId, body, key);
      const same = await send(people.boss, quoteId, body, key);
      expect([first.status, same.status]).toEqual([201, 201]);
      expect(same.body).toEqual(first.body);
      const by = { id: people.boss.id, name: 'Staff administrator' };
      expect(first.body).toMatchObject({ state: 'waiting', to: mail.to, by });
      await people.service.waitFor(async () => (await published(mail.subject)).length === 2);
      const [one, other] = await published(mail.subject);
      expect(other?.data.text).toBe(one?.data.text);
      const known = await people.service.waitFor(async () => {
        const { items } = (await list(people.boss, quoteId)).body;
        return items[0]?.state === 'refused' && items;
      });
      expect(known).toMatchObject([{ mailId: first.body.mailId, by }, { mailId: mail.mailId }]);
    });

    it('are the business of staff who answer quotes', async () => {
      const [{ quoteId, mail }, other] = [await answered('Q-MINE001'), await answered('Q-ELSE001')];
      const body = { mailId: mail.mailId };
      const warehouse = await staff(people.service, 'warehouse');
      for (const [who, status] of [
        [null, 401],
        [await register(people.service), 403],
        [warehouse, 403],
      ] as const) {
        expect((await list(who, quoteId)).status).toBe(status);
        expect((await send(who, quoteId, body)).status).toBe(status);
      }
      expect((await send(people.boss, other.quoteId, body)).status).toBe(404);
      expect((await list(people.boss, newId('quo'))).body.items).toEqual([]);
      expect((await list(people.boss, 'nonsense')).status).toBe(404);
      for (const bad of [{}, { mailId: '' }, { ...body, to: 'else@example.com' }]) {
        expect((await send(people.boss, quoteId, bad)).status).toBe(400);
      }
      const { token } = people.boss;
      const keyless = await people.service.request('POST', root(quoteId), { token, body });
      expect(keyless.status).toBe(400);
    });

    it('are found by an index', async () => {
      const mails = people.service.db.collection('sent_quote_mails');
      expect(await explainsWithIndex(mails.find({ quoteId: newId('quo') }).sort({ at: -1 }))).toBe(
        true,
      );
    });
  });
}
