import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { projectInput, text } from '../admin-service';
import type { ContentSite } from './content-site';

/** The tree of pages, protected ones, and former addresses. */
export function contentPages(site: ContentSite): void {
  describe('pages and addresses', () => {
    it('removes a page with children only when asked to', async () => {
      const page = (slug: string, parentId: string | null) => ({
        ...projectInput(slug),
        title: text('Page'),
        fields: { parentId },
      });
      const post = async (slug: string, parentId: string | null) =>
        (
          await site.service.request<AdminContentEntry>('POST', '/api/admin/content/pages', {
            token: site.token,
            body: page(slug, parentId),
          })
        ).body;
      const parent = await post('parent', null);
      const child = await post('child', parent.id);
      const path = `/api/admin/content/pages/${parent.id}`;
      const kept = await site.service.request<Problem>('DELETE', path, { token: site.token });
      expect(kept.body.code).toBe('content.has_children');
      expect(
        (
          await site.service.request('DELETE', path, {
            token: site.token,
            query: { cascade: true },
          })
        ).status,
      ).toBe(204);
      const childPath = `/api/admin/content/pages/${child.id}`;
      expect((await site.service.request('GET', childPath, { token: site.token })).status).toBe(
        404,
      );

      const restore = `/api/admin/content/pages/trash/${parent.id}/restore`;
      expect((await site.service.request('POST', restore, { token: site.token })).status).toBe(204);
      const back = await site.service.request<AdminContentEntry>('GET', childPath, {
        token: site.token,
      });
      expect(back.body.fields['parentId']).toBe(parent.id);
      const below = await site.service.request<Problem>('PUT', path, {
        token: site.token,
        body: page('parent', child.id),
      });
      expect([below.status, below.body.code]).toEqual([422, 'content.bad_parent']);
    });

    it('keeps a protected page for people who are signed in', async () => {
      const page = { ...projectInput('for-members'), fields: { protected: true } };
      const { body } = await site.ask<AdminContentEntry>('POST', '/api/admin/content/pages', page);
      await site.ask('PUT', `/api/admin/content/pages/${body.id}/status`, { status: 'published' });
      const path = '/api/content/pages/for-members';
      const stranger = await site.service.request<Problem>('GET', path);
      expect([stranger.status, stranger.body.code]).toEqual([403, 'content.protected']);
      const customer = await site.service.token({ role: 'user', approved: false });
      expect((await site.service.request('GET', path, { token: customer })).status).toBe(200);
      const list = await site.service.request<Page<ContentEntry>>('GET', '/api/content/pages');
      expect(list.body.items.map(({ slug }) => slug)).not.toContain('for-members');
      expect((await site.service.request('GET', '/api/content/sitemap/1')).text).not.toContain(
        'members',
      );
    });

    it('keeps the former address of an entry, and gives it up to another one', async () => {
      const entry = await site.create('first-name');
      await site.publish(entry.id);
      const rename = (slug: string) =>
        site.service.request('PUT', `/api/admin/content/projects/${entry.id}`, {
          token: site.token,
          body: projectInput(slug),
        });
      expect((await rename('second-name')).status).toBe(200);
      expect((await rename('third-name')).status).toBe(200);
      const read = async (slug: string) => {
        const path = `/api/content/projects/${slug}`;
        const { status, body } = await site.service.request<ContentEntry>('GET', path);
        return [status, body.path];
      };
      for (const slug of ['first-name', 'second-name', 'third-name']) {
        expect(await read(slug)).toEqual([200, '/projects/third-name']);
      }
      const heir = await site.create('first-name');
      await site.publish(heir.id);
      expect(await read('first-name')).toEqual([200, '/projects/first-name']);
    });
  });
}
