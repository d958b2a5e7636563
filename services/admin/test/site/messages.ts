import { CV_BYTES_MAX, type ContactMessage } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { Site } from '../site';

/** What people send: messages and applications. */
export function incomingMessages(site: Site): void {
  describe('contact form', () => {
    const message = {
      fullName: 'Amina Haddad',
      email: 'amina@example.com',
      subject: 'quote',
      message: 'A roof of 300 m² in Sharjah, please.',
    };

    it('stores a message for staff', async () => {
      const sent = await site.service.request('POST', '/api/content/contact-messages', {
        body: message,
      });
      expect(sent.status).toBe(201);
      const list = await site.service.request<Page<ContactMessage>>('GET', '/api/admin/messages', {
        token: site.token,
      });
      expect(list.body.items[0]).toMatchObject({ ...message, status: 'new' });
      const read = await site.service.request<ContactMessage>(
        'PUT',
        `/api/admin/messages/${list.body.items[0]?.id}/status`,
        { token: site.token, body: { status: 'read' } },
      );
      expect(read.body.status).toBe('read');
    });

    it('mails a message to the office as it was written', async () => {
      const hostile = { ...message, message: '<b>A roof</b>\nof {{company}} $t(greeting)' };
      await site.service.request('POST', '/api/content/contact-messages', { body: hostile });
      const { data } = await site.service.waitFor(async () =>
        (await site.service.published(sendMailContract('admin'))).find(({ data: mail }) =>
          mail.text.includes('<b>A roof</b>'),
        ),
      );
      expect(data.subject).toBe(`Contact form: quote request – ${message.fullName}`);
      expect(data.replyTo).toBe(message.email);
      expect(data.text).toContain('> of {{company}} $t(greeting)');
      expect(data.html).toContain('&lt;b&gt;A roof&lt;/b&gt;<br>of {{company}}');
    });

    it('refuses what the form refuses', async () => {
      for (const patch of [
        { fullName: 'A' },
        { email: 'no' },
        { message: 'short' },
        { subject: 'x' },
        { extra: 1 },
      ]) {
        const answer = await site.service.request('POST', '/api/content/contact-messages', {
          body: { ...message, ...patch },
        });
        expect(answer.status).toBe(400);
      }
      expect((await site.service.request('GET', '/api/admin/messages')).status).toBe(401);
    });
  });

  describe('applications', () => {
    const fields = {
      fullName: 'Samir Odeh',
      email: 'samir@example.com',
      message: 'Two years of PV design in Sharjah.',
      opening: 'careers-site-manager',
      consent: 'true',
    };
    const PDF = '%PDF-1.4\n%%EOF';
    function apply(patch: object = {}, file = PDF, key?: string) {
      const boundary = 'solar-boundary';
      const part = (name: string, value: string, type = '') =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${type}\r\n\r\n${value}\r\n`;
      const parts = Object.entries({ ...fields, ...patch }).map(([name, value]) =>
        part(name, String(value)),
      );
      const cv = part('cv', file, '; filename="cv.pdf"\r\ncontent-type: application/pdf');
      return site.service.request<{ id: string }>('POST', '/api/content/applications', {
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(key && { 'idempotency-key': key }),
        },
        body: Buffer.from(`${parts.join('')}${cv}--${boundary}--\r\n`),
      });
    }

    beforeAll(async () => {
      const text = (en: string) => ({ en, fr: '' });
      const made = await site.service.request<{ id: string }>('POST', '/api/admin/content/pages', {
        token: site.token,
        body: {
          slug: fields.opening,
          title: text('Site manager'),
          ...{ excerpt: text(''), body: text(''), metaTitle: text('') },
          ...{ metaDescription: text(''), image: null, fields: { opening: true } },
        },
      });
      await site.service.request('PUT', `/api/admin/content/pages/${made.body.id}/status`, {
        token: site.token,
        body: { status: 'published' },
      });
    });

    it('arrives once with the messages, and its file is for staff only', async () => {
      const openings = await site.service.request<Page<{ slug: string }>>(
        'GET',
        '/api/content/pages?opening=true',
      );
      expect(openings.body.items.map(({ slug }) => slug)).toEqual([fields.opening]);
      const [first, again] = [await apply({}, PDF, 'key-12345'), await apply({}, PDF, 'key-12345')];
      expect(first.status).toBe(201);
      expect(again.body).toEqual(first.body);
      const path = '/api/admin/messages';
      const { body } = await site.service.request<Page<ContactMessage>>('GET', path, {
        token: site.token,
      });
      expect(body.items.filter(({ subject }) => subject === 'application')).toEqual([
        expect.objectContaining({
          opening: 'Site manager',
          cv: { filename: 'cv.pdf', size: PDF.length },
        }),
      ]);
      const file = `${path}/${first.body.id}/cv`;
      const served = await site.service.request('GET', file, { token: site.token });
      expect(served.headers['content-type']).toBe('application/pdf');
      expect(served.text).toBe(PDF);
      expect((await site.service.request('GET', file)).status).toBe(401);
      const stranger = await site.service.token({ role: 'warehouse' });
      expect((await site.service.request('GET', file, { token: stranger })).status).toBe(403);
    });

    it('refuses what is not complete, no PDF, too large, or for no opening', async () => {
      const large = PDF.padEnd(CV_BYTES_MAX + 1);
      for (const [answer, status] of [
        [await apply({ consent: 'false' }), 400],
        [await apply({ email: 'no' }), 400],
        [await apply({}, 'MZ'), 422],
        [await apply({ opening: 'about' }), 422],
        [await apply({}, large), 413],
      ] as const) {
        expect(answer.status).toBe(status);
      }
      const bare = await site.service.request('POST', '/api/content/applications', {
        body: fields,
      });
      expect(bare.status).toBe(422);
    });
  });
}
