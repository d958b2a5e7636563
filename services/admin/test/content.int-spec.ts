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
import type { Menus, ShownMenus } from '@solar/contracts/admin/menus-http';
import type { Redirect } from '@solar/contracts/admin/redirects-http';
import { contentChanged } from '@solar/contracts/admin/events';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { ContentUpkeep } from '../src/content/history/upkeep';
import { projectInput, text } from './admin-service';
import { siteFor } from './site';

describe('content', () => {
  const site = siteFor('editor');

  async function create(slug: string): Promise<AdminContentEntry> {
    const { status, body } = await site.service.request<AdminContentEntry>(
      'POST',
      '/api/admin/content/projects',
      {
        token: site.token,
        body: projectInput(slug),
      },
    );
    expect(status).toBe(201);
    return body;
  }

  const publish = (id: string) =>
    site.service.request('PUT', `/api/admin/content/projects/${id}/status`, {
      token: site.token,
      body: { status: 'published' },
    });

  const admin = '/api/admin/content/projects';
  const ask = <T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => site.service.request<T>(method, path, { token: site.token, ...(body ? { body } : {}) });

  it('keeps a draft from visitors until it is published, and informs the search', async () => {
    const draft = await create('al-quoz-roof');
    expect((await site.service.request('GET', '/api/content/projects/al-quoz-roof')).status).toBe(
      404,
    );
    expect((await publish(draft.id)).status).toBe(200);

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

  it('lets staff read a draft by its address', async () => {
    await create('hidden-roof');
    const path = '/api/content/projects/hidden-roof';
    expect((await site.service.request('GET', path, { token: site.token })).status).toBe(200);
    const customer = await site.service.token({ role: 'user', approved: true });
    expect((await site.service.request('GET', path, { token: customer })).status).toBe(404);
  });

  it('refuses a state that the entry already has, naming both', async () => {
    const entry = await create('twice-published');
    await publish(entry.id);
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
    const [a, b] = [await create('order-a'), await create('order-b')];
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

    await create('taken');
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

  it('removes a page with children only when told to', async () => {
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
      (await site.service.request('DELETE', path, { token: site.token, query: { cascade: true } }))
        .status,
    ).toBe(204);
    const childPath = `/api/admin/content/pages/${child.id}`;
    expect((await site.service.request('GET', childPath, { token: site.token })).status).toBe(404);

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
    const { body } = await ask<AdminContentEntry>('POST', '/api/admin/content/pages', page);
    await ask('PUT', `/api/admin/content/pages/${body.id}/status`, { status: 'published' });
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
    const entry = await create('first-name');
    await publish(entry.id);
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
    const heir = await create('first-name');
    await publish(heir.id);
    expect(await read('first-name')).toEqual([200, '/projects/first-name']);
  });

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
    expect((await site.service.request('GET', picture)).headers['content-type']).toBe('image/jpeg');
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
      const made = await ask<AdminContentEntry>('POST', path, resource(slug, type));
      expect(made.status).toBe(201);
      await ask('PUT', `${path}/${made.body.id}/status`, { status: 'published' });
    }
    const list = (query: string) =>
      site.service.request<Page<ContentEntry>>('GET', `/api/content/resources${query}`);
    expect((await list('?type=guide')).body.items.map(({ slug }) => slug)).toEqual(['roof-guide']);
    expect((await list('')).body.total).toBe(2);
    expect((await list('?type=film')).status).toBe(400);
    const scripted = await ask('POST', path, resource('bad', 'guide', 'javascript:alert(1)'));
    expect(scripted.status).toBe(400);
    const stranger = { body: resource('foreign', 'guide') };
    expect((await site.service.request('POST', path, stranger)).status).toBe(401);
  });

  it('makes a specimen of a published certificate only in a demonstration', async () => {
    const path = '/api/admin/content/certificates';
    const made = await ask<AdminContentEntry>('POST', path, {
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
    await ask('PUT', `${path}/${made.body.id}/status`, { status: 'published' });
    const specimen = await pdf('iso-9001', '?lang=fr');
    expect([specimen.status, specimen.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(specimen.text).toMatch(/^%PDF-/);
    expect((await pdf('iso-9001', '?lang=de')).status).toBe(400);
    expect((await pdf('iso-9002')).status).toBe(404);
    await setBanner(false);
    expect((await pdf('iso-9001')).status).toBe(404);
  });

  it('keeps every state with who wrote it and what changed, and goes back to one', async () => {
    const { id } = await create('revised');
    const renamed = { ...projectInput('revised'), title: text('Rooftop in Jebel Ali') };
    expect((await ask('PUT', `${admin}/${id}`, renamed)).status).toBe(200);
    await publish(id);

    const list = await ask<Page<ContentRevision>>('GET', `${admin}/${id}/revisions`);
    expect(
      list.body.items.map(({ version, action, changed }) => [version, action, changed]),
    ).toEqual([
      [2, 'published', ['status']],
      [1, 'edited', ['title']],
      [0, 'created', []],
    ]);
    expect(list.body.items[1]?.by).toEqual(expect.any(String));
    const first = await ask<ContentRevisionDetail>('GET', `${admin}/${id}/revisions/0`);
    expect(first.body.content.title.en).toBe('Rooftop in Al Quoz');

    const restored = await ask<AdminContentEntry>('POST', `${admin}/${id}/revisions/0/restore`);
    expect(restored.body).toMatchObject({
      title: { en: 'Rooftop in Al Quoz' },
      status: 'published',
      version: 3,
    });
    for (const version of ['77', 'x']) {
      const missing = await ask('GET', `${admin}/${id}/revisions/${version}`);
      expect(missing.status).toBe(404);
    }
    const stale = await ask<Problem>('PUT', `${admin}/${id}`, { ...renamed, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version']);
  });

  it('shows unsaved changes to whoever has the link, until they are saved', async () => {
    const { id } = await create('previewed');
    const typed = { ...projectInput('previewed'), title: text('Half a title') };
    const kept = await ask<ContentDraft>('PUT', `${admin}/${id}/draft`, typed);
    expect(kept.body.input.body.en).toBe('<p>Long</p>');
    const open = await ask<AdminContentEntry>('GET', `${admin}/${id}`);
    expect(open.body).toMatchObject({
      title: { en: 'Rooftop in Al Quoz' },
      draft: { input: { title: { en: 'Half a title' } }, version: 0 },
    });

    const link = await ask<ContentPreviewLink>('POST', `${admin}/${id}/preview-link`);
    const path = link.body.path.replace('/preview/', '/api/content/previews/');
    const preview = await site.service.request<ContentEntry>('GET', path);
    expect(preview.headers['cache-control']).toBe('no-store');
    expect(preview.body).toMatchObject({ title: { en: 'Half a title' }, path: null });
    expect((await site.service.request('GET', `${path}x`)).status).toBe(404);

    await ask('PUT', `${admin}/${id}`, { ...typed, title: text('A whole title'), version: 0 });
    expect((await ask<AdminContentEntry>('GET', `${admin}/${id}`)).body.draft).toBeNull();
    const later = await site.service.request<ContentEntry>('GET', path);
    expect(later.body.title.en).toBe('A whole title');
    await site.service.get(ContentUpkeep).clean(new Date(Date.now() + 8 * 86_400_000));
    expect((await site.service.request('GET', path)).status).toBe(404);
  });

  it('publishes and hides at the planned times', async () => {
    const { id } = await create('planned');
    const now = Date.now();
    const at = (hours: number) => new Date(now + hours * 3_600_000);
    const plan = (from: Date, to: Date) =>
      ask<Problem>('PUT', `${admin}/${id}/schedule`, {
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
    const { body } = await ask<Page<ContentRevision>>('GET', `${admin}/${id}/revisions`);
    expect(body.items.slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
      ['hidden', null],
      ['published', null],
    ]);
  });

  it('keeps deleted entries in the trash, from where they come back as drafts', async () => {
    const { id } = await create('deleted');
    await publish(id);
    expect((await ask('DELETE', `${admin}/${id}`)).status).toBe(204);
    expect((await site.service.request('GET', '/api/content/projects/deleted')).status).toBe(404);
    const trash = await ask<Page<ContentTrashEntry>>('GET', `${admin}/trash`);
    expect(trash.body.items[0]).toMatchObject({ id, slug: 'deleted', below: 0 });

    const heir = await create('deleted');
    const taken = await ask<Problem>('POST', `${admin}/trash/${id}/restore`);
    expect(taken.body.code).toBe('content.slug_taken');
    await ask('DELETE', `${admin}/${heir.id}`);
    expect((await ask('POST', `${admin}/trash/${id}/restore`)).status).toBe(204);
    const back = await ask<AdminContentEntry>('GET', `${admin}/${id}`);
    expect(back.body).toMatchObject({ slug: 'deleted', status: 'draft' });
    const { body } = await ask<Page<ContentRevision>>('GET', `${admin}/${id}/revisions`);
    expect(body.items.map(({ action }) => action)).toEqual(['restored', 'published', 'created']);

    expect((await ask('DELETE', `${admin}/trash/${heir.id}`)).status).toBe(204);
    expect((await ask('DELETE', `${admin}/trash/${heir.id}`)).status).toBe(404);
    await ask('DELETE', `${admin}/${id}`);
    await site.service.get(ContentUpkeep).clean(new Date(Date.now() + 31 * 86_400_000));
    expect((await ask<Page<ContentTrashEntry>>('GET', `${admin}/trash`)).body.total).toBe(0);
  });

  it('leads from addresses that editors gave up to other pages, never in a circle', async () => {
    const list = '/api/admin/redirects';
    const add = (from: string, to: string) => ask<Problem & Redirect>('POST', list, { from, to });
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
    expect((await ask('DELETE', path)).status).toBe(204);
    expect(await targetOf('/old-offers')).toEqual({ to: null });
  });

  it('shows edited menus, and services and pages that are marked for them', async () => {
    const shown = async (part: string) =>
      (await site.service.request<ShownMenus>('GET', '/api/content/menus', { query: { part } }))
        .body.menus;
    expect(await shown('footer')).toEqual({});
    const fields = { icon: 'sun', showInMenu: true, isNew: true, benefits: [] };
    const made = await ask<AdminContentEntry>('POST', '/api/admin/content/services', {
      ...projectInput('bess'),
      fields,
    });
    const path = `/api/admin/content/services/${made.body.id}/status`;
    await ask('PUT', path, { status: 'published' });
    expect((await shown('header')).services?.map(({ to, isNew }) => [to, isNew])).toEqual([
      ['/services/bess', true],
    ]);

    const link = { to: '/contact', label: text('Write to us', 'Écrivez-nous') };
    const replace = (version: number, links: unknown) =>
      ask<Problem & Menus>('PUT', '/api/admin/menus', { menus: { footer: links }, version });
    expect((await replace(0, [{ ...link, to: 'javascript:alert(1)' }])).status).toBe(400);
    expect((await replace(0, [link])).body.version).toBe(1);
    expect((await replace(0, [link])).body.code).toBe('conflict.version');
    expect((await shown('footer')).footer?.map(({ to }) => to)).toEqual(['/contact']);
    expect((await replace(1, null)).status).toBe(200);
    expect(await shown('footer')).toEqual({});
    expect((await site.service.request('PUT', '/api/admin/menus', { body: {} })).status).toBe(401);
    const contributor = await site.service.token({ role: 'contributor' });
    const refused = await site.service.request('PUT', '/api/admin/menus', {
      token: contributor,
      body: { menus: {}, version: 2 },
    });
    expect(refused.status).toBe(403);
  });

  it('is closed to strangers and customers', async () => {
    const customer = await site.service.token({ role: 'user', approved: true });
    for (const [method, path] of [
      ['GET', '/api/admin/content/projects'],
      ['POST', '/api/admin/content/projects'],
      ['GET', '/api/admin/content/projects/trash'],
      ['POST', '/api/admin/content/projects/cnt_01JAAAAAAAAAAAAAAAAAAAAAAA/preview-link'],
      ['GET', '/api/admin/content/projects/cnt_01JAAAAAAAAAAAAAAAAAAAAAAA/revisions'],
    ] as const) {
      expect((await site.service.request(method, path, { body: projectInput('x') })).status).toBe(
        401,
      );
      expect(
        (await site.service.request(method, path, { token: customer, body: projectInput('x') }))
          .status,
      ).toBe(403);
    }
    const contributor = await site.service.token({ role: 'contributor' });
    const entry = await create('needs-an-editor');
    const published = await site.service.request(
      'PUT',
      `/api/admin/content/projects/${entry.id}/status`,
      {
        token: contributor,
        body: { status: 'published' },
      },
    );
    expect(published.status).toBe(403);
  });
});
