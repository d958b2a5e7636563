import type { SystemStatus } from '@solar/contracts/admin/status-http';
import { serviceStatusRead } from '@solar/contracts/common/service-status';
import { newId } from '@solar/service-kit/mongo/new-id';
import { announceDeletion, exportOf } from '@solar/service-kit/testing/personal-data';
import { siteFor } from './site';
import { siteTrail } from './site/audit-trail';
import { siteCurrency } from './site/currency';
import { dashboardFigures } from './site/dashboard';
import { mailPreviews } from './site/mail-previews';
import { mediaLibrary } from './site/media';
import { incomingMessages } from './site/messages';
import { newsletterSubscriptions } from './site/newsletter';
import { siteSettings } from './site/settings';

describe('site', () => {
  const site = siteFor('admin');

  siteSettings(site);
  siteTrail(site);
  mailPreviews(site);
  siteCurrency(site);
  incomingMessages(site);
  newsletterSubscriptions(site);
  mediaLibrary(site);
  dashboardFigures(site);

  it('shows staff which services answer, what they say, and which do not', async () => {
    const path = '/api/admin/status';
    expect((await site.service.request('GET', path)).status).toBe(401);
    const stranger = await site.service.token({ role: 'warehouse' });
    expect((await site.service.request('GET', path, { token: stranger })).status).toBe(403);

    const waiting = [{ consumer: 'catalog--groups', messages: 3 }];
    const catalog = {
      ...{ version: '2.0.0', startedAt: '2026-11-22T08:00:00.000Z', ready: false },
      ...{ checks: { mongo: 'down' as const, nats: 'up' as const }, outbox: null, waiting },
    };
    const other = site.service.stubRpc(serviceStatusRead('catalog'), () => catalog);
    const statusOf = (body: SystemStatus, name: string) =>
      body.services.find((one) => one.name === name)?.status;
    // What the tests before have left to publish goes first.
    const read = await site.service.waitFor(async () => {
      const answer = await site.service.request<SystemStatus>('GET', path, { token: site.token });
      return statusOf(answer.body, 'admin')?.outbox === 0 && answer;
    });
    other.stop();
    expect(read.status).toBe(200);
    const of = (name: string) => statusOf(read.body, name);
    expect(of('catalog')).toEqual(catalog);
    expect(of('admin')).toMatchObject({ checks: { mongo: 'up', nats: 'up' }, outbox: 0 });
    expect(of('inventory')).toBeNull();
    expect(read.body).toMatchObject({ deadLetters: expect.any(Number), lastBackupAt: null });
  });

  it('forgets the mails and messages of a deleted person', async () => {
    const person = { userId: newId('usr'), email: 'Gone@example.com' };
    const post = (path: string, body: object) =>
      site.service.request('POST', `/api/content/${path}`, { body });
    await post('newsletter/subscriptions', { email: person.email });
    await post('contact-messages', {
      ...{ fullName: 'Gone Person', email: person.email, subject: 'general' },
      message: 'Please call me back.',
    });
    expect(await exportOf(site.service, person)).toMatchObject({
      newsletter: [{ email: 'gone@example.com' }],
      messages: [{ fullName: 'Gone Person' }],
    });
    await announceDeletion(site.service, person, ['admin--send-mail']);
    expect(await exportOf(site.service, person)).toMatchObject({ newsletter: [], messages: [] });
  });
});
