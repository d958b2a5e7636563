import { newsletterChosen } from '@solar/contracts/account/events';
import { newsletterChanged } from '@solar/contracts/admin/events';
import type { Page } from '@solar/contracts/common/pagination';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { OutboxSweeper } from '@solar/service-kit/messaging/outbox-sweeper';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import type { SubscriptionDoc } from '../../src/newsletter/subscription.schema';
import { SENDERS_OF_MAILS, type Site } from '../site';

/** Subscriptions to the newsletter. */
export function newsletterSubscriptions(site: Site): void {
  describe('newsletter', () => {
    it('answers the same for known and unknown addresses and refuses forged links', async () => {
      const body = { email: 'Reader@Example.com', language: 'fr' };
      for (let i = 0; i < 2; i += 1) {
        const answer = await site.service.request('POST', '/api/content/newsletter/subscriptions', {
          body,
        });
        expect(answer).toMatchObject({ status: 202, body: { status: 'pending' } });
      }
      const list = await site.service.request<Page<{ email: string }>>(
        'GET',
        '/api/admin/newsletter',
        {
          token: site.token,
        },
      );
      expect(list.body.items.map(({ email }) => email)).toEqual(['reader@example.com']);
      const forged = await site.service.request('POST', '/api/content/newsletter/confirmations', {
        body: { token: 'x'.repeat(32) },
      });
      expect(forged.status).toBe(404);
    });

    it('follows what people choose in their account, and announces what their links do', async () => {
      const email = 'chooser@example.com';
      const choose = (wanted: boolean) =>
        site.service.publish(newsletterChosen, {
          ...{ aggregateId: 'usr_1', version: wanted ? 1 : 2 },
          data: { userId: 'usr_1', email: 'Chooser@example.com', language: 'fr', wanted },
        });
      const status = async () =>
        (await site.service.db.collection('newsletter_subscriptions').findOne({ email }))?.[
          'status'
        ] as string | undefined;
      await choose(true);
      await site.service.waitFor(async () => (await status()) === 'pending');
      const mail = await site.service.waitFor(async () =>
        (await site.service.published(sendMailContract('admin'))).find(
          ({ data }) => data.to === email,
        ),
      );
      const token = /newsletter\/confirm\?token=([\w-]+)/.exec(mail.data.text)?.[1];
      await site.service.request('POST', '/api/content/newsletter/confirmations', {
        body: { token },
      });
      await choose(false);
      await site.service.waitFor(async () => (await status()) === 'unsubscribed');
      const announced = await site.service.waitFor(async () => {
        const all = await site.service.published(newsletterChanged);
        const own = all.filter(({ data }) => data.email === email);
        return own.length === 2 && own;
      });
      expect(announced.map(({ data }) => data.subscribed)).toEqual([true, false]);
    });

    it('announces changes that meet each under a version of its own', async () => {
      const email = 'hasty@example.com';
      await site.service.request('POST', '/api/content/newsletter/subscriptions', {
        body: { email },
      });
      const mail = await site.service.waitFor(async () =>
        (await site.service.published(sendMailContract('admin'))).find(
          ({ data }) => data.to === email,
        ),
      );
      const follow = (page: string, path: string) => {
        const token = new RegExp(`newsletter/${page}\\?token=([\\w-]+)`).exec(mail.data.text)?.[1];
        return site.service.request('POST', `/api/content/newsletter/${path}`, { body: { token } });
      };
      const answers = await Promise.all(
        [1, 2, 3, 4].flatMap(() => [
          follow('confirm', 'confirmations'),
          follow('unsubscribe', 'unsubscriptions'),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const versions = await site.service.waitFor(async () => {
        const all = await site.service.published(newsletterChanged);
        const own = all.filter(({ data }) => data.email === email);
        return own.length === answers.length && own.map(({ version }) => version);
      });
      expect(new Set(versions).size).toBe(answers.length);
    });

    it('keeps the links of a mail that has not left yet when the address subscribes again', async () => {
      const email = 'twice@example.com';
      const path = '/api/content/newsletter/subscriptions';
      const subscriptions = site.service.db.collection<SubscriptionDoc>('newsletter_subscriptions');
      const subscribe = () => site.service.request('POST', path, { body: { email } });
      const mails = async () =>
        (await site.service.published(sendMailContract('admin'))).filter(
          ({ data }) => data.to === email,
        );
      await subscribe();
      await site.service.waitFor(async () => !(await subscriptions.findOne({ email }))?.outbox);
      const [mail] = await mails();
      if (!mail) throw new Error('No mail was sent');
      // The server has the mail; for the subscription it is as if it were still to leave.
      const { id, aggregateId, version, data } = mail;
      const left = outboxEntry(sendMailContract('admin'), { aggregateId, version, data }, id);
      const outbox = site.service.get(Outbox).owed([left]);
      await subscriptions.updateOne({ email }, { $set: { outbox } });

      const again = await subscribe();
      expect([again.status, again.body]).toEqual([202, { status: 'pending' }]);
      await site.service.get(OutboxSweeper).sweep();
      const tokens = (await mails()).map(
        (one) => /newsletter\/confirm\?token=([\w-]+)/.exec(one.data.text)?.[1],
      );
      expect(tokens).toHaveLength(1);
      const body = { token: tokens[0] };
      const to = '/api/content/newsletter/confirmations';
      const confirmed = await site.service.request('POST', to, { body });
      expect(confirmed.body).toEqual({ status: 'confirmed' });
    });

    it('still announces what it owes when the address subscribes again', async () => {
      const email = 'again@example.com';
      const subscriptions = site.service.db.collection<SubscriptionDoc>('newsletter_subscriptions');
      const subscribe = () =>
        site.service.request('POST', '/api/content/newsletter/subscriptions', { body: { email } });
      await subscribe();
      await site.service.waitFor(async () => !(await subscriptions.findOne({ email }))?.outbox);
      const { _id } = (await subscriptions.findOne({ email })) as SubscriptionDoc;
      const left = { aggregateId: _id, version: 1, data: { email, subscribed: false } };
      const outbox = site.service.get(Outbox).owed([outboxEntry(newsletterChanged, left)]);
      await subscriptions.updateOne(
        { _id },
        { $set: { status: 'unsubscribed', version: 1, outbox } },
      );
      await subscribe();
      await site.service.waitFor(async () => {
        const announced = await site.service.published(newsletterChanged);
        const mails = await site.service.published(sendMailContract('admin'));
        const toOwner = mails.filter(({ data }) => data.to === email);
        return toOwner.length === 2 && announced.some(({ data }) => data.email === email);
      });
    });

    it('confirms and unsubscribes by the links of its newest mail, in one command each', async () => {
      const email = 'links@example.com';
      const mails = async () =>
        (await site.service.published(sendMailContract('admin'))).filter(
          ({ data }) => data.to === email,
        );
      const subscribe = () =>
        site.service.request('POST', '/api/content/newsletter/subscriptions', { body: { email } });
      const commands = await commandsDuring([site.service], subscribe);
      expect(commands).toEqual(['find settings', 'findAndModify newsletter_subscriptions']);
      await site.service.atRest(SENDERS_OF_MAILS);
      await subscribe();
      const [first, second] = await site.service.waitFor(async () => {
        const found = await mails();
        return found.length === 2 && found;
      });
      const tokenOf = (text = '', page: string) =>
        new RegExp(`newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
      const follow = (path: string, token: string | undefined) =>
        site.service.request('POST', `/api/content/newsletter/${path}`, { body: { token } });
      const old = await follow('confirmations', tokenOf(first?.data.text, 'confirm'));
      expect(old.status).toBe(404);
      const confirmed = await follow('confirmations', tokenOf(second?.data.text, 'confirm'));
      expect(confirmed.body).toEqual({ status: 'confirmed' });
      await subscribe();
      const ended = await follow('unsubscriptions', tokenOf(second?.data.text, 'unsubscribe'));
      expect(ended.body).toEqual({ status: 'unsubscribed' });
      expect(await mails()).toHaveLength(2);
    });
  });
}
