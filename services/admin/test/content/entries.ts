import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import { contentChanged } from '@solar/contracts/admin/events';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { projectInput } from '../admin-service';
import type { ContentSite } from './content-site';

/** Drafts, publication, order and the fields of each kind. */
export function contentEntries(site: ContentSite): void {
  describe('entries', () => {
    it('keeps a draft from visitors until it is published, and informs the search', async () => {
      const draft = await site.create('al-quoz-roof');
      expect((await site.service.request('GET', '/api/content/projects/al-quoz-roof')).status).toBe(
        404,
      );
      expect((await site.publish(draft.id)).status).toBe(200);

      const read = await site.service.request<ContentEntry>(
        'GET',
        '/api/content/projects/al-quoz-roof',
      );
      expect(read.status).toBe(200);
      expect(read.body.title.fr).toBe('Toiture à Al Quoz');
      expect(read.body.body.en).toBe('<p>Long</p>');
      const list = await site.service.request<Page<ContentEntry>>('GET', '/api/content/projects', {
        query: { segment: 'commercial' },
      });
      expect(list.body.items.map((entry) => entry.slug)).toEqual(['al-quoz-roof']);

      const event = await site.service.waitFor(async () =>
        (await site.service.published(contentChanged)).find(({ data }) => data.published),
      );
      expect(event.data).toMatchObject({ kind: 'project', url: '/projects/al-quoz-roof' });
    });

    it('finds entries of any kind by their title or address, for editors alone', async () => {
      const { id } = await site.create('qasr-carport');
      const find = (query: Record<string, string>, token?: string) =>
        site.service.request<Page<AdminContentEntry>>('GET', '/api/admin/content', {
          query,
          token,
        });
      const { body } = await find({ q: 'QASR' }, site.token);
      expect(body.items.map((entry) => [entry.kind, entry.id])).toEqual([['projects', id]]);
      const customer = await site.service.token({ role: 'user', approved: true });
      expect((await find({ q: 'qasr' })).status).toBe(401);
      expect((await find({ q: 'qasr' }, customer)).status).toBe(403);
      expect((await find({}, site.token)).status).toBe(400);
    });

    it('lets staff read a draft by its address', async () => {
      await site.create('hidden-roof');
      const path = '/api/content/projects/hidden-roof';
      expect((await site.service.request('GET', path, { token: site.token })).status).toBe(200);
      const customer = await site.service.token({ role: 'user', approved: true });
      expect((await site.service.request('GET', path, { token: customer })).status).toBe(404);
    });

    it('refuses a state that the entry already has, naming both', async () => {
      const entry = await site.create('twice-published');
      await site.publish(entry.id);
      const again = await site.service.request<Problem>(
        'PUT',
        `/api/admin/content/projects/${entry.id}/status`,
        {
          token: site.token,
          body: { status: 'published' },
        },
      );
      expect(again.status).toBe(409);
      expect(again.body.code).toBe('state.illegal_transition');
    });

    it('moves entries and marks them as featured', async () => {
      const [a, b] = [await site.create('order-a'), await site.create('order-b')];
      const path = `/api/admin/content/projects/${b.id}/placement`;
      const moved = await site.service.request<AdminContentEntry>('PATCH', path, {
        token: site.token,
        body: { featured: true, move: 'up' },
      });
      expect(moved.body.featured).toBe(true);
      expect(moved.body.order).toBe(a.order);
      const other = await site.service.request<AdminContentEntry>(
        'GET',
        `/api/admin/content/projects/${a.id}`,
        {
          token: site.token,
        },
      );
      expect(other.body.order).toBe(b.order);
    });

    it('refuses fields of another kind, a taken address and unknown kinds', async () => {
      const wrong = { ...projectInput('wrong-fields'), fields: { topic: 'panels' } };
      const refused = await site.service.request<Problem>('POST', '/api/admin/content/projects', {
        token: site.token,
        body: wrong,
      });
      expect(refused.status).toBe(400);
      expect(refused.body.errors?.some(({ path }) => path === 'fields.location')).toBe(true);

      await site.create('taken');
      const taken = await site.service.request<Problem>('POST', '/api/admin/content/projects', {
        token: site.token,
        body: projectInput('taken'),
      });
      expect(taken.body.code).toBe('content.slug_taken');
      expect((await site.service.request('GET', '/api/content/secrets')).status).toBe(404);
      expect(
        (await site.service.request('GET', '/api/content/projects', { query: { foo: 1 } })).status,
      ).toBe(400);
    });
  });
}
