import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { Menus, ShownMenus } from '@solar/contracts/admin/menus-http';
import type { Redirect } from '@solar/contracts/admin/redirects-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { projectInput, text } from '../admin-service';
import type { ContentSite } from './content-site';

/** Redirects and menus. */
export function waysToContent(site: ContentSite): void {
  describe('redirects and menus', () => {
    it('leads from addresses that editors gave up to other pages, never in a circle', async () => {
      const list = '/api/admin/redirects';
      const add = (from: string, to: string) =>
        site.ask<Problem & Redirect>('POST', list, { from, to });
      const targetOf = async (from: string) =>
        (await site.service.request('GET', '/api/content/redirects', { query: { from } })).body;
      const made = await add('/old-offers/', '/products?sort=new');
      expect(made.status).toBe(201);
      expect(await targetOf('/old-offers')).toEqual({ to: '/products?sort=new' });
      expect(await targetOf('/never-there')).toEqual({ to: null });
      expect((await add('/old-offers', '/services')).body.code).toBe('redirect.exists');
      expect((await add('/products', '/old-offers')).body.code).toBe('redirect.loop');
      for (const [from, to] of [
        ['/admin/products', '/products'],
        ['/a', 'https://elsewhere.example'],
        ['/a', '//elsewhere.example'],
        ['no-slash', '/a'],
      ] as const) {
        expect([from, (await add(from, to)).status]).toEqual([from, 400]);
      }
      const found = await site.service.request<Page<Redirect>>('GET', list, {
        token: site.token,
        query: { q: 'offers' },
      });
      expect(found.body.items.map(({ from }) => from)).toEqual(['/old-offers']);
      const path = `${list}/${made.body.id}`;
      expect((await site.service.request('DELETE', path)).status).toBe(401);
      expect((await site.ask('DELETE', path)).status).toBe(204);
      expect(await targetOf('/old-offers')).toEqual({ to: null });
    });

    it('shows edited menus, and services and pages that are marked for them', async () => {
      const shown = async (part: string) =>
        (await site.service.request<ShownMenus>('GET', '/api/content/menus', { query: { part } }))
          .body.menus;
      expect(await shown('footer')).toEqual({});
      const fields = { showInMenu: true, isNew: true, benefits: [] };
      const made = await site.ask<AdminContentEntry>('POST', '/api/admin/content/services', {
        ...projectInput('bess'),
        fields,
      });
      const path = `/api/admin/content/services/${made.body.id}/status`;
      await site.ask('PUT', path, { status: 'published' });
      expect((await shown('header')).services?.map(({ to, isNew }) => [to, isNew])).toEqual([
        ['/services/bess', true],
      ]);

      const link = { to: '/contact', label: text('Write to us', 'Écrivez-nous') };
      const replace = (version: number, links: unknown) =>
        site.ask<Problem & Menus>('PUT', '/api/admin/menus', { menus: { footer: links }, version });
      expect((await replace(0, [{ ...link, to: 'javascript:alert(1)' }])).status).toBe(400);
      expect((await replace(0, [link])).body.version).toBe(1);
      expect((await replace(0, [link])).body.code).toBe('conflict.version');
      expect((await shown('footer')).footer?.map(({ to }) => to)).toEqual(['/contact']);
      expect((await replace(1, null)).status).toBe(200);
      expect(await shown('footer')).toEqual({});
      expect((await site.service.request('PUT', '/api/admin/menus', { body: {} })).status).toBe(
        401,
      );
      const contributor = await site.service.token({ role: 'contributor' });
      const refused = await site.service.request('PUT', '/api/admin/menus', {
        token: contributor,
        body: { menus: {}, version: 2 },
      });
      expect(refused.status).toBe(403);
    });
  });
}
