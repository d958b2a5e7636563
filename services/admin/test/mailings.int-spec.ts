import { readMailAddress } from '@solar/contracts/account/rpc';
import type { Mailing, MailingPreview, MailingRow } from '@solar/contracts/admin/mailings-http';
import type { Page } from '@solar/contracts/common/pagination';
import { sendMailContract, type Mail } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf } from '@solar/service-kit/testing/audit';
import { createTestService } from '@solar/service-kit/testing/test-service';
import { MailingRunner } from '../src/newsletter/mailing-runner';
import type { SubscriptionDoc } from '../src/newsletter/subscription.schema';
import { adminService } from '../src/service';
import { projectInput, text } from './admin-service';
import { siteFor } from './site';

const PATH = '/api/admin/mailings';
const INPUT = {
  subject: text('Solar news', 'Nouvelles du solaire'),
  text: text('First.\n\nSecond <b>.', 'Premier.\n\nSecond.'),
};

describe('newsletters', () => {
  const site = siteFor('editor');

  const send = <T = Mailing>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    token = site.token,
  ) =>
    site.service.request<T>(method, PATH + path, {
      token,
      ...(body && { body }),
      headers: { 'idempotency-key': newId('key') },
    });
  const draft = async (entries: string[] = []) =>
    (await send('POST', '', { ...INPUT, entries })).body;
  const begin = ({ id, version }: Mailing) => send('POST', `/${id}/sending`, { version });
  const subscriptions = () =>
    site.service.db.collection<SubscriptionDoc>('newsletter_subscriptions');
  const subscribe = async (count: number, fields: Partial<SubscriptionDoc> = {}) => {
    const docs = Array.from({ length: count }, () => {
      const _id = newId('nws');
      return {
        ...{ _id, email: `${_id}@example.com`.toLowerCase(), language: 'en', status: 'confirmed' },
        ...{ confirmHash: _id, unsubscribeHash: _id, version: 0 },
        ...{ createdAt: new Date(), updatedAt: new Date() },
        ...fields,
      } as SubscriptionDoc;
    });
    await subscriptions().insertMany(docs);
    return docs.map(({ email }) => email);
  };
  const mailsOf = async ({ id }: Pick<Mailing, 'id'>): Promise<Mail[]> => {
    const all = await site.service.published(sendMailContract('admin'));
    return all.map(({ data }) => data).filter((mail) => mail.id?.startsWith(`${id}.`));
  };
  /** As a process leaves it that dies when it has begun to send. */
  const leftBehind = ({ id }: Mailing, recipients: number) =>
    site.service.db
      .collection<{ _id: string }>('mailings')
      .updateOne({ _id: id }, { $set: { status: 'sending', recipients, startedAt: new Date() } });
  const ended = ({ id }: Mailing) =>
    site.service.waitFor(async () => {
      const { body } = await send('GET', `/${id}`);
      return body.status !== 'sending' && body;
    });

  beforeEach(() => subscriptions().deleteMany({}));

  it('are for those who may write them alone', async () => {
    const { id, version } = await draft();
    const stranger = await site.service.token({ role: 'warehouse' });
    const customer = await site.service.token({ role: 'user' });
    const calls = [
      ['GET', ''],
      ['POST', '', { ...INPUT, entries: [] }],
      ['GET', `/${id}`],
      ['PUT', `/${id}`, { ...INPUT, entries: [], version }],
      ['DELETE', `/${id}?version=${version}`],
      ['GET', `/${id}/preview`],
      ['POST', `/${id}/test`, {}],
      ['POST', `/${id}/sending`, { version }],
      ['POST', `/${id}/stop`],
    ] as const;
    for (const [method, path, body] of calls) {
      const without = await site.service.request(method, PATH + path, { ...(body && { body }) });
      expect([method, path, without.status]).toEqual([method, path, 401]);
      for (const token of [stranger, customer]) {
        const { status } = await send(method, path, body, token);
        expect([method, path, status]).toEqual([method, path, 403]);
      }
    }
  });

  it('need both languages, known fields and entries that exist once', async () => {
    const wrong = [
      { ...INPUT, entries: [], subject: text('English alone') },
      { ...INPUT, entries: [], text: text(' ', 'x') },
      { ...INPUT, entries: ['prd_1'] },
      { ...INPUT, entries: Array(2).fill(newId('cnt')) },
      { ...INPUT, entries: [], status: 'sent' },
      { subject: { $gt: '' }, text: INPUT.text, entries: [] },
    ];
    for (const body of wrong) expect((await send('POST', '', body)).status).toBe(400);
    expect((await send('GET', '/mlg_no')).status).toBe(404);
    expect((await send('GET', `/${newId('mlg')}`)).status).toBe(404);
    expect((await send('GET', '?status=gone')).status).toBe(400);
    const { id } = await draft();
    expect((await send('GET', `/${id}/preview?language=de`)).status).toBe(400);
    expect((await send('POST', `/${id}/sending`, { version: -1 })).status).toBe(400);
  });

  it('are kept as drafts, changed by the version that was read, and deleted', async () => {
    const { id, version } = await draft();
    const input = { ...INPUT, entries: [], subject: text('Changed', 'Changée'), version };
    expect((await send('PUT', `/${id}`, input)).body.version).toBe(version + 1);
    expect(await send('PUT', `/${id}`, input)).toMatchObject({ status: 409 });
    expect((await send('DELETE', `/${id}?version=${version}`)).status).toBe(409);
    const entries = await auditOf(site.service, id, ({ action }) => action === 'changed');
    expect(entries.map(({ thing }) => thing.type)).toEqual(['mailing', 'mailing']);
    expect((await send('DELETE', `/${id}?version=${version + 1}`)).status).toBe(204);
    expect((await send('GET', `/${id}`)).status).toBe(404);
  });

  it('look in the preview as they go out, and go to whoever asks for a test', async () => {
    const { id } = await draft();
    const { body: shown } = await send<MailingPreview>('GET', `/${id}/preview?language=fr`);
    expect(shown.subject).toBe('Nouvelles du solaire');
    expect(shown.html).toContain('<p style="margin:0;">Premier.</p>');
    expect((await send<MailingPreview>('GET', `/${id}/preview`)).body.html).toContain(
      'Second &lt;b&gt;.',
    );
    const account = site.service.stubRpc(readMailAddress, () => ({ email: 'me@example.com' }));
    const tested = await send<{ email: string }>('POST', `/${id}/test`, { language: 'fr' });
    account.stop();
    expect(tested).toMatchObject({ status: 202, body: { email: 'me@example.com' } });
    const mail = await site.service.waitFor(async () =>
      (await site.service.published(sendMailContract('admin')))
        .map(({ data }) => data)
        .find(({ to }) => to === 'me@example.com'),
    );
    expect(mail.subject).toBe('Nouvelles du solaire');
    expect(mail.unsubscribe).toBeUndefined();
  });

  it('are not sent with an entry that visitors cannot read, nor to nobody', async () => {
    const { body: entry } = await site.service.request<{ id: string }>(
      'POST',
      '/api/admin/content/projects',
      {
        token: site.token,
        body: projectInput('in-the-newsletter'),
        headers: { 'idempotency-key': newId('key') },
      },
    );
    const mailing = await draft([entry.id]);
    expect(mailing.entries).toMatchObject([{ id: entry.id, published: false }]);
    await subscribe(1);
    expect(await begin(mailing)).toMatchObject({
      status: 409,
      body: { code: 'newsletter.entry_hidden' },
    });
    await site.service.request('PUT', `/api/admin/content/projects/${entry.id}/status`, {
      token: site.token,
      body: { status: 'published' },
    });
    await subscriptions().deleteMany({});
    expect(await begin(mailing)).toMatchObject({
      status: 409,
      body: { code: 'newsletter.no_subscribers' },
    });
    await subscribe(1, { language: 'fr' });
    expect((await begin(mailing)).status).toBe(202);
    await ended(mailing);
    const [mail] = await site.service.waitFor(async () => {
      const mails = await mailsOf(mailing);
      return mails.length === 1 && mails;
    });
    expect(mail?.text).toContain('/fr/projects/in-the-newsletter');
    expect(mail?.subject).toBe('Nouvelles du solaire');
  });

  it('go to every confirmed subscriber, and to nobody else', async () => {
    const confirmed = await subscribe(130);
    await subscribe(2, { status: 'pending' });
    await subscribe(2, { status: 'unsubscribed' });
    const mailing = await draft();
    const started = await begin(mailing);
    expect(started).toMatchObject({ status: 202, body: { status: 'sending', recipients: 130 } });
    expect(await ended(mailing)).toMatchObject({ status: 'sent', sent: 130, recipients: 130 });
    const mails = await site.service.waitFor(async () => {
      const found = await mailsOf(mailing);
      return found.length >= 130 && found;
    });
    expect(mails.map(({ to }) => to).sort()).toEqual([...confirmed].sort());
    expect(await begin(mailing)).toMatchObject({
      status: 409,
      body: { code: 'newsletter.not_draft' },
    });
    const { body: list } = await send<Page<MailingRow>>('GET', '?status=sent');
    expect(list.items.find(({ id }) => id === mailing.id)).toMatchObject({ sent: 130 });
    expect((await send('DELETE', `/${mailing.id}?version=1`)).status).toBe(409);
  });

  it('go on after a crash, in two replicas at once, with one delivery for each subscriber', async () => {
    await subscribe(150);
    const mailing = await draft();
    await leftBehind(mailing, 150);
    const other = await createTestService({ ...adminService, sameAs: site.service });
    try {
      const later = new Date(Date.now() + 1_000);
      await Promise.all([site.service, other].map((one) => one.get(MailingRunner).goOn(later)));
      expect(await ended(mailing)).toMatchObject({ status: 'sent', sent: 150 });
    } finally {
      await other.close();
    }
    const deliveries = await site.service.db
      .collection('mailing_deliveries')
      .countDocuments({ mailingId: mailing.id });
    expect(deliveries).toBe(150);
  });

  it('can be left by the link of each mail and by the mail program, and are counted as left once', async () => {
    await subscribe(2);
    const mailing = await draft();
    await begin(mailing);
    await ended(mailing);
    const mails = await site.service.waitFor(async () => {
      const found = await mailsOf(mailing);
      return found.length === 2 && found;
    });
    const [byLink, byProgram] = mails;
    const token = /newsletter\/unsubscribe\?token=([\w-]+)/.exec(byLink?.text ?? '')?.[1];
    for (let i = 0; i < 2; i += 1) {
      const left = await site.service.request('POST', '/api/content/newsletter/unsubscriptions', {
        body: { token },
      });
      expect(left).toMatchObject({ status: 200, body: { status: 'unsubscribed' } });
    }
    const { pathname, search } = new URL(byProgram?.unsubscribe ?? '');
    const oneClick = await site.service.request('POST', pathname + search, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.status).toBe(200);
    expect(await subscriptions().countDocuments({ status: 'confirmed' })).toBe(0);
    expect((await send('GET', `/${mailing.id}`)).body.unsubscribed).toBe(2);
    const forged = `/api/content/newsletter/one-click?token=${'x'.repeat(32)}`;
    expect((await site.service.request('POST', forged)).status).toBe(404);
  });

  it('can be stopped: whoever has it keeps it, and nobody else gets it', async () => {
    await subscribe(1);
    const mailing = await draft();
    expect((await send('POST', `/${mailing.id}/stop`)).body).toMatchObject({
      code: 'newsletter.not_sending',
    });
    await leftBehind(mailing, 1);
    expect((await send('POST', `/${mailing.id}/stop`)).body).toMatchObject({
      status: 'stopped',
      sent: 0,
    });
    await site.service.get(MailingRunner).goOn(new Date(Date.now() + 1_000));
    expect(await mailsOf(mailing)).toEqual([]);
  });
});
