import type {
  ContentPreviewLink,
  ContentRevision,
  ContentRevisionDetail,
  ContentTrashEntry,
} from '@solar/contracts/admin/content-history-http';
import type {
  AdminContentEntry,
  ContentDraft,
  ContentEntry,
} from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { ContentUpkeep } from '../../src/content/history/upkeep';
import { projectInput, text } from '../admin-service';
import { PROJECTS, type ContentSite } from './content-site';

/** Revisions, previews, plans and the trash. */
export function contentHistory(site: ContentSite): void {
  describe('history', () => {
    it('keeps every state with who wrote it and what changed, and goes back to one', async () => {
      const { id } = await site.create('revised');
      const renamed = { ...projectInput('revised'), title: text('Rooftop in Jebel Ali') };
      expect((await site.ask('PUT', `${PROJECTS}/${id}`, renamed)).status).toBe(200);
      await site.publish(id);

      const list = await site.ask<Page<ContentRevision>>('GET', `${PROJECTS}/${id}/revisions`);
      expect(
        list.body.items.map(({ version, action, changed }) => [version, action, changed]),
      ).toEqual([
        [2, 'published', ['status']],
        [1, 'edited', ['title']],
        [0, 'created', []],
      ]);
      expect(list.body.items[1]?.by).toEqual(expect.any(String));
      const first = await site.ask<ContentRevisionDetail>('GET', `${PROJECTS}/${id}/revisions/0`);
      expect(first.body.content.title.en).toBe('Rooftop in Al Quoz');

      const restored = await site.ask<AdminContentEntry>(
        'POST',
        `${PROJECTS}/${id}/revisions/0/restore`,
      );
      expect(restored.body).toMatchObject({
        title: { en: 'Rooftop in Al Quoz' },
        status: 'published',
        version: 3,
      });
      for (const version of ['77', 'x']) {
        const missing = await site.ask('GET', `${PROJECTS}/${id}/revisions/${version}`);
        expect(missing.status).toBe(404);
      }
      const stale = await site.ask<Problem>('PUT', `${PROJECTS}/${id}`, { ...renamed, version: 1 });
      expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version']);
    });

    it('shows unsaved changes to whoever has the link, until they are saved', async () => {
      const { id } = await site.create('previewed');
      const typed = { ...projectInput('previewed'), title: text('Half a title') };
      const kept = await site.ask<ContentDraft>('PUT', `${PROJECTS}/${id}/draft`, typed);
      expect(kept.body.input.body.en).toBe('<p>Long</p>');
      const open = await site.ask<AdminContentEntry>('GET', `${PROJECTS}/${id}`);
      expect(open.body).toMatchObject({
        title: { en: 'Rooftop in Al Quoz' },
        draft: { input: { title: { en: 'Half a title' } }, version: 0 },
      });

      const link = await site.ask<ContentPreviewLink>('POST', `${PROJECTS}/${id}/preview-link`);
      const path = link.body.path.replace('/preview/', '/api/content/previews/');
      const preview = await site.service.request<ContentEntry>('GET', path);
      expect(preview.headers['cache-control']).toBe('no-store');
      expect(preview.body).toMatchObject({ title: { en: 'Half a title' }, path: null });
      expect((await site.service.request('GET', `${path}x`)).status).toBe(404);

      await site.ask('PUT', `${PROJECTS}/${id}`, {
        ...typed,
        title: text('A whole title'),
        version: 0,
      });
      expect((await site.ask<AdminContentEntry>('GET', `${PROJECTS}/${id}`)).body.draft).toBeNull();
      const later = await site.service.request<ContentEntry>('GET', path);
      expect(later.body.title.en).toBe('A whole title');
      await site.service.get(ContentUpkeep).clean(new Date(Date.now() + 8 * 86_400_000));
      expect((await site.service.request('GET', path)).status).toBe(404);
    });

    it('publishes and hides at the planned times', async () => {
      const { id } = await site.create('planned');
      const now = Date.now();
      const at = (hours: number) => new Date(now + hours * 3_600_000);
      const plan = (from: Date, to: Date) =>
        site.ask<Problem>('PUT', `${PROJECTS}/${id}/schedule`, {
          publishAt: from.toISOString(),
          hideAt: to.toISOString(),
        });
      expect((await plan(at(-1), at(2))).body.code).toBe('content.schedule_past');
      expect((await plan(at(2), at(1))).status).toBe(400);
      expect((await plan(at(1), at(2))).status).toBe(200);

      const upkeep = site.service.get(ContentUpkeep);
      const statusAfter = async (hours: number) => {
        await upkeep.carryOutPlans(at(hours));
        return (await site.service.request('GET', '/api/content/projects/planned')).status;
      };
      expect(await statusAfter(0.9)).toBe(404);
      expect(await statusAfter(1)).toBe(200);
      expect(await statusAfter(2)).toBe(404);
      const { body } = await site.ask<Page<ContentRevision>>('GET', `${PROJECTS}/${id}/revisions`);
      expect(body.items.slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
        ['hidden', null],
        ['published', null],
      ]);
    });

    it('keeps deleted entries in the trash, from where they come back as drafts', async () => {
      const { id } = await site.create('deleted');
      await site.publish(id);
      expect((await site.ask('DELETE', `${PROJECTS}/${id}`)).status).toBe(204);
      expect((await site.service.request('GET', '/api/content/projects/deleted')).status).toBe(404);
      const trash = await site.ask<Page<ContentTrashEntry>>('GET', `${PROJECTS}/trash`);
      expect(trash.body.items[0]).toMatchObject({ id, slug: 'deleted', below: 0 });

      const heir = await site.create('deleted');
      const taken = await site.ask<Problem>('POST', `${PROJECTS}/trash/${id}/restore`);
      expect(taken.body.code).toBe('content.slug_taken');
      await site.ask('DELETE', `${PROJECTS}/${heir.id}`);
      expect((await site.ask('POST', `${PROJECTS}/trash/${id}/restore`)).status).toBe(204);
      const back = await site.ask<AdminContentEntry>('GET', `${PROJECTS}/${id}`);
      expect(back.body).toMatchObject({ slug: 'deleted', status: 'draft' });
      const { body } = await site.ask<Page<ContentRevision>>('GET', `${PROJECTS}/${id}/revisions`);
      expect(body.items.map(({ action }) => action)).toEqual(['restored', 'published', 'created']);

      expect((await site.ask('DELETE', `${PROJECTS}/trash/${heir.id}`)).status).toBe(204);
      expect((await site.ask('DELETE', `${PROJECTS}/trash/${heir.id}`)).status).toBe(404);
      await site.ask('DELETE', `${PROJECTS}/${id}`);
      await site.service.get(ContentUpkeep).clean(new Date(Date.now() + 31 * 86_400_000));
      expect((await site.ask<Page<ContentTrashEntry>>('GET', `${PROJECTS}/trash`)).body.total).toBe(
        0,
      );
    });
  });
}
