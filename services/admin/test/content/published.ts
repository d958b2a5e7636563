import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import { projectInput, text } from '../admin-service';
import type { ContentSite } from './content-site';

/** What is made of published content: sitemap, feeds, pictures, brochure, resources and specimens. */
export function publishedContent(site: ContentSite): void {
  describe('what is published', () => {
    it('leads search engines and feed readers to what is published', async () => {
      const { status, text: xml } = await site.service.request('GET', '/api/content/sitemap/1');
      expect(status).toBe(200);
      expect(xml).toContain('/projects/al-quoz-roof</loc>');
      expect(xml).toContain('/fr/projects/third-name</loc>');
      expect(xml).not.toContain('hidden-roof');
      const page = { ...projectInput('about'), title: text('About us'), fields: {} };
      const post = {
        ...projectInput('heat-and-modules'),
        title: text('Heat & modules', 'Chaleur et modules'),
        fields: {
          author: 'Mona Haddad',
          publishedOn: '2026-01-05',
          readingMinutes: 4,
          tags: ['Heat'],
        },
      };
      for (const [kind, body] of [
        ['pages', page],
        ['blog-posts', post],
      ] as const) {
        const path = `/api/admin/content/${kind}`;
        const made = await site.service.request<AdminContentEntry>('POST', path, {
          token: site.token,
          body,
        });
        expect(made.body.fields.readingMinutes).toBe(kind === 'blog-posts' ? 1 : undefined);
        const published = await site.service.request('PUT', `${path}/${made.body.id}/status`, {
          token: site.token,
          body: { status: 'published' },
        });
        expect(published.status).toBe(200);
      }
      expect((await site.service.request('GET', '/api/content/sitemap/1')).text).toContain(
        '/about</loc>',
      );

      const feed = await site.service.request('GET', '/api/content/feeds/fr');
      expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect(feed.text).toContain('<title>Chaleur et modules</title>');
      expect(feed.text).toContain('/fr/blog/heat-and-modules</guid>');
      expect((await site.service.request('GET', '/api/content/feeds/de')).status).toBe(404);

      const picture = '/api/content/blog-posts/heat-and-modules/share-picture?language=fr&v=1';
      expect((await site.service.request('GET', picture)).headers['content-type']).toBe(
        'image/jpeg',
      );
      const ofSite = '/api/content/share-picture?language=fr';
      expect((await site.service.request('GET', ofSite)).headers['content-type']).toBe(
        'image/jpeg',
      );
      for (const language of ['de', '%00']) {
        const unknown = `/api/content/share-picture?language=${language}`;
        expect((await site.service.request('GET', unknown)).status).toBe(400);
      }
      const draft = '/api/content/projects/hidden-roof/share-picture';
      expect((await site.service.request('GET', draft)).status).toBe(404);
    });

    it('makes a brochure of what is published', async () => {
      for (const language of ['en', 'fr']) {
        const path = `/api/content/brochure.pdf?lang=${language}`;
        const { status, headers, text } = await site.service.request('GET', path);
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('application/pdf');
        expect(text).toMatch(/^%PDF-/);
      }
      const unknown = await site.service.request('GET', '/api/content/brochure.pdf?lang=de');
      expect(unknown.status).toBe(400);
    });

    it('lists the resources of one type and refuses a link that runs scripts', async () => {
      const resource = (slug: string, type: string, url = '/blog') => ({
        ...projectInput(slug),
        fields: { type, date: '2026-10-01', url },
      });
      const path = '/api/admin/content/resources';
      for (const [slug, type] of [
        ['roof-guide', 'guide'],
        ['roof-talk', 'webinar'],
      ] as const) {
        const made = await site.ask<AdminContentEntry>('POST', path, resource(slug, type));
        expect(made.status).toBe(201);
        await site.ask('PUT', `${path}/${made.body.id}/status`, { status: 'published' });
      }
      const list = (query: string) =>
        site.service.request<Page<ContentEntry>>('GET', `/api/content/resources${query}`);
      expect((await list('?type=guide')).body.items.map(({ slug }) => slug)).toEqual([
        'roof-guide',
      ]);
      expect((await list('')).body.total).toBe(2);
      expect((await list('?type=film')).status).toBe(400);
      const scripted = await site.ask(
        'POST',
        path,
        resource('bad', 'guide', 'javascript:alert(1)'),
      );
      expect(scripted.status).toBe(400);
      const stranger = { body: resource('foreign', 'guide') };
      expect((await site.service.request('POST', path, stranger)).status).toBe(401);
    });

    it('makes a form to print of a published resource whose text has lines to fill in', async () => {
      const list = '/api/admin/content/resources';
      const make = async (slug: string, body: string) => {
        const fields = { type: 'download', date: '2026-10-01', url: '' };
        const input = { ...projectInput(slug), body: text(body), fields };
        const made = await site.ask<AdminContentEntry>('POST', list, input);
        expect(made.status).toBe(201);
        return made.body.id;
      };
      const pdf = (slug: string, query = '') =>
        site.service.request('GET', `/api/content/forms/${slug}/form.pdf${query}`);
      const form = await make('survey', '<h2>Site</h2><ul><li><p>Roof &amp; access</p></li></ul>');
      const prose = await make('prose', '<p>Nothing to fill in</p>');
      expect((await pdf('survey')).status).toBe(404);
      for (const id of [form, prose]) {
        await site.ask('PUT', `${list}/${id}/status`, { status: 'published' });
      }
      const { status, headers, text: file } = await pdf('survey', '?lang=fr');
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toBe('inline; filename="survey-fr.pdf"');
      expect(file).toMatch(/^%PDF-/);
      expect((await pdf('prose')).status).toBe(404);
      expect((await pdf('nothing')).status).toBe(404);
      expect((await pdf('survey', '?lang=de')).status).toBe(400);
    });

    it('makes a press release of a published resource of the press that has a text', async () => {
      const list = '/api/admin/content/resources';
      const make = async (slug: string, type: string, body: string) => {
        const fields = { type, date: '2026-10-01', url: '' };
        const input = { ...projectInput(slug), body: text(body), fields };
        const made = await site.ask<AdminContentEntry>('POST', list, input);
        expect(made.status).toBe(201);
        await site.ask('PUT', `${list}/${made.body.id}/status`, { status: 'published' });
        return made.body.id;
      };
      const pdf = (slug: string, query = '') =>
        site.service.request('GET', `/api/content/press/${slug}/release.pdf${query}`);
      const id = await make('quarry-news', 'press', '<p>Since June</p>');
      await make('no-words', 'press', '');
      await make('roof-notes', 'guide', '<p>Since June</p>');
      const { status, headers, text: file } = await pdf('quarry-news', '?lang=fr');
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toBe('inline; filename="quarry-news-fr.pdf"');
      expect(file).toMatch(/^%PDF-/);
      for (const slug of ['no-words', 'roof-notes', 'nothing']) {
        expect((await pdf(slug)).status).toBe(404);
      }
      expect((await pdf('quarry-news', '?lang=de')).status).toBe(400);
      await site.ask('PUT', `${list}/${id}/status`, { status: 'draft' });
      expect((await pdf('quarry-news')).status).toBe(404);
    });

    it('makes a specimen of a published certificate only in a demonstration', async () => {
      const path = '/api/admin/content/certificates';
      const made = await site.ask<AdminContentEntry>('POST', path, {
        ...projectInput('iso-9001'),
        fields: {
          issuer: text('A certifier'),
          ...{ number: 'QMS-1', validFrom: '2025-05-15', validUntil: '2028-05-14' },
        },
      });
      expect(made.status).toBe(201);
      const pdf = (slug: string, query = '') =>
        site.service.request('GET', `/api/content/certificates/${slug}/specimen.pdf${query}`);
      const admin = await site.service.token({ role: 'administrator' });
      const setBanner = async (demoBanner: boolean) => {
        const settings = '/api/admin/settings';
        const { body } = await site.service.request<Record<string, unknown>>('GET', settings, {
          token: admin,
        });
        const changed = { token: admin, body: { ...body, demoBanner } };
        expect((await site.service.request('PUT', settings, changed)).status).toBe(200);
      };
      await setBanner(true);
      expect((await pdf('iso-9001')).status).toBe(404);
      await site.ask('PUT', `${path}/${made.body.id}/status`, { status: 'published' });
      const specimen = await pdf('iso-9001', '?lang=fr');
      expect([specimen.status, specimen.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(specimen.text).toMatch(/^%PDF-/);
      expect((await pdf('iso-9001', '?lang=de')).status).toBe(400);
      expect((await pdf('iso-9002')).status).toBe(404);
      await setBanner(false);
      expect((await pdf('iso-9001')).status).toBe(404);
    });
  });
}
