import type {
  AdminContentEntry,
  ContentEntry,
  ContentTreeNode,
  PagePlace,
} from '@solar/contracts/admin/content-http';
import type { ContentRevision } from '@solar/contracts/admin/content-history-http';
import type { Menus, ShownMenus } from '@solar/contracts/admin/menus-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { auditOf } from '@solar/service-kit/testing/audit';
import { pageInput } from './admin-service';
import { siteFor } from './site';

const PAGES = '/api/admin/content/pages';

describe('pages', () => {
  const site = siteFor('editor');

  const ask = <T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => site.service.request<T>(method, path, { token: site.token, ...(body ? { body } : {}) });

  async function publish(slug: string, fields: object = {}): Promise<AdminContentEntry> {
    const made = await ask<AdminContentEntry>('POST', PAGES, pageInput(slug, fields));
    expect(made.status).toBe(201);
    const path = `${PAGES}/${made.body.id}/status`;
    return (await ask<AdminContentEntry>('PUT', path, { status: 'published' })).body;
  }

  async function rename({ id }: { id: string }, from: string, to: string): Promise<void> {
    const input = pageInput(from);
    expect((await ask('PUT', `${PAGES}/${id}`, { ...input, slug: to })).status).toBe(200);
  }

  const tree = async () => (await ask<{ items: ContentTreeNode[] }>('GET', `${PAGES}/tree`)).body;
  const arrange = (items: PagePlace[]) =>
    ask<Problem & { items: ContentTreeNode[] }>('PUT', `${PAGES}/arrangement`, { items });
  const shown = async (part: 'header' | 'footer') =>
    (await site.service.request<ShownMenus>('GET', '/api/content/menus', { query: { part } })).body
      .menus;

  it('are moved in the tree together, and menus follow', async () => {
    const [about, team, office] = [
      await publish('about'),
      await publish('our-team', { showInMenu: true }),
      await publish('our-office', { showInMenu: true }),
    ];
    expect((await shown('header')).resources?.slice(-2).map(({ to }) => to)).toEqual([
      '/pages/our-team',
      '/pages/our-office',
    ]);
    const below = ({ id, version }: AdminContentEntry, position: number) => ({
      ...{ id, parentId: about.id, position, version },
    });
    const moved = await arrange([below(office, 0), below(team, 1)]);
    expect(moved.status).toBe(200);
    const children = moved.body.items.filter(({ parentId }) => parentId === about.id);
    expect(children.map(({ slug, position }) => [slug, position])).toEqual([
      ['our-office', 0],
      ['our-team', 1],
    ]);
    const menus = await shown('header');
    expect(menus.about?.slice(-2).map(({ to }) => to)).toEqual([
      '/pages/our-office',
      '/pages/our-team',
    ]);
    expect(menus.resources).toBeUndefined();

    const revisions = await ask<Page<ContentRevision>>('GET', `${PAGES}/${team.id}/revisions`);
    expect(revisions.body.items[0]?.changed).toEqual(['fields.parentId']);
    const [entry] = await auditOf(
      site.service,
      team.id,
      ({ via }) => via === `PUT ${PAGES}/arrangement`,
    );
    expect(entry?.actor.kind).toBe('person');
  });

  it('are not moved below themselves, over a change of somebody else, or in part', async () => {
    const { items } = await tree();
    const about = items.find(({ slug }) => slug === 'about');
    const team = items.find(({ slug }) => slug === 'our-team');
    if (!about || !team) throw new Error('The pages of the test before are there');
    const loop = await arrange([{ ...placeOf(about), parentId: team.id }]);
    expect([loop.status, loop.body.code]).toEqual([422, 'content.bad_parent']);
    const stale = await arrange([
      { ...placeOf(about), position: 9 },
      { ...placeOf(team), parentId: null, version: team.version - 1 },
    ]);
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version']);
    const unknown = 'cnt_01JAAAAAAAAAAAAAAAAAAAAAAA';
    expect((await arrange([{ ...placeOf(team), parentId: unknown }])).status).toBe(422);
    expect((await arrange([{ ...placeOf(team), id: unknown }])).status).toBe(404);
    expect((await arrange([])).status).toBe(400);
    expect((await arrange([{ ...placeOf(team), position: -1 }])).status).toBe(400);
    expect((await tree()).items).toEqual(items);
  });

  it('stand at the top while their parent is in the trash', async () => {
    const parent = await publish('old-section');
    const child = await publish('kept-page', { parentId: parent.id });
    await site.service.db.collection<{ _id: string }>('content').deleteOne({ _id: parent.id });
    const node = (await tree()).items.find(({ id }) => id === child.id);
    expect(node?.parentId).toBeNull();
  });

  it('that are built in are renamed: the old address leads on, menus follow, and back again', async () => {
    const careers = await publish('careers');
    expect(careers.path).toBe('/careers');
    await rename(careers, 'careers', 'jobs');
    const old = await site.service.request<ContentEntry>('GET', '/api/content/pages/careers');
    expect(old.body).toMatchObject({ slug: 'jobs', path: '/pages/jobs', builtIn: '/careers' });

    const linksTo = async () => [
      (await shown('header')).about?.map(({ to }) => to),
      (await shown('footer')).footer?.map(({ to }) => to),
    ];
    for (const links of await linksTo()) {
      expect(links).toContain('/pages/jobs');
      expect(links).not.toContain('/careers');
    }
    const { body } = await ask<Menus>('GET', '/api/admin/menus');
    expect(body.defaults.about.map(({ to }) => to)).toContain('/pages/jobs');

    // Somebody else's new page at the old address is no page that has moved.
    const other = await publish('careers');
    expect((await shown('footer')).footer).toBeUndefined();
    expect((await ask('DELETE', `${PAGES}/${other.id}`)).status).toBe(204);
    await rename(careers, 'jobs', 'careers');
    expect((await shown('footer')).footer).toBeUndefined();
    const again = await site.service.request<ContentEntry>('GET', '/api/content/pages/jobs');
    expect(again.body.path).toBe('/careers');
  });

  it('are arranged by staff only', async () => {
    const body = { items: [] };
    for (const [method, path] of [
      ['GET', `${PAGES}/tree`],
      ['PUT', `${PAGES}/arrangement`],
    ] as const) {
      const customer = await site.service.token({ role: 'user', approved: true });
      expect((await site.service.request(method, path, { body })).status).toBe(401);
      expect((await site.service.request(method, path, { token: customer, body })).status).toBe(
        403,
      );
    }
  });
});

function placeOf({ id, parentId, position, version }: ContentTreeNode): PagePlace {
  return { id, parentId, position, version };
}
