import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import { contentChanged } from '@solar/contracts/admin/events';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { projectInput, startAdmin, text } from './admin-service';

describe('content', () => {
  let service: TestService;
  let editor: string;

  beforeAll(async () => {
    service = await startAdmin();
    editor = await service.token({ role: 'editor' });
  });
  afterAll(() => service.close());

  async function create(slug: string): Promise<AdminContentEntry> {
    const { status, body } = await service.request<AdminContentEntry>(
      'POST',
      '/api/admin/content/projects',
      {
        token: editor,
        body: projectInput(slug),
      },
    );
    expect(status).toBe(201);
    return body;
  }

  const publish = (id: string) =>
    service.request('PUT', `/api/admin/content/projects/${id}/status`, {
      token: editor,
      body: { status: 'published' },
    });

  it('keeps a draft from visitors until it is published, and tells the search', async () => {
    const draft = await create('al-quoz-roof');
    expect((await service.request('GET', '/api/content/projects/al-quoz-roof')).status).toBe(404);
    expect((await publish(draft.id)).status).toBe(200);

    const read = await service.request<ContentEntry>('GET', '/api/content/projects/al-quoz-roof');
    expect(read.status).toBe(200);
    expect(read.body.title.fr).toBe('Toiture à Al Quoz');
    expect(read.body.body.en).toBe('<p>Long</p>');
    const list = await service.request<Page<ContentEntry>>('GET', '/api/content/projects', {
      query: { segment: 'commercial' },
    });
    expect(list.body.items.map((entry) => entry.slug)).toEqual(['al-quoz-roof']);

    const event = await service.waitFor(async () =>
      (await service.published(contentChanged)).find(({ data }) => data.published),
    );
    expect(event.data).toMatchObject({ kind: 'project', url: '/projects/al-quoz-roof' });
  });

  it('lets staff read a draft by its address', async () => {
    await create('hidden-roof');
    const path = '/api/content/projects/hidden-roof';
    expect((await service.request('GET', path, { token: editor })).status).toBe(200);
    const customer = await service.token({ role: 'user', approved: true });
    expect((await service.request('GET', path, { token: customer })).status).toBe(404);
  });

  it('refuses a state that the entry already has, naming both', async () => {
    const entry = await create('twice-published');
    await publish(entry.id);
    const again = await service.request<Problem>(
      'PUT',
      `/api/admin/content/projects/${entry.id}/status`,
      {
        token: editor,
        body: { status: 'published' },
      },
    );
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('state.illegal_transition');
  });

  it('moves entries and marks them as featured', async () => {
    const [a, b] = [await create('order-a'), await create('order-b')];
    const path = `/api/admin/content/projects/${b.id}/placement`;
    const moved = await service.request<AdminContentEntry>('PATCH', path, {
      token: editor,
      body: { featured: true, move: 'up' },
    });
    expect(moved.body.featured).toBe(true);
    expect(moved.body.order).toBe(a.order);
    const other = await service.request<AdminContentEntry>(
      'GET',
      `/api/admin/content/projects/${a.id}`,
      {
        token: editor,
      },
    );
    expect(other.body.order).toBe(b.order);
  });

  it('refuses fields of another kind, a taken address and unknown kinds', async () => {
    const wrong = { ...projectInput('wrong-fields'), fields: { topic: 'panels' } };
    const refused = await service.request<Problem>('POST', '/api/admin/content/projects', {
      token: editor,
      body: wrong,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.some(({ path }) => path === 'fields.location')).toBe(true);

    await create('taken');
    const taken = await service.request<Problem>('POST', '/api/admin/content/projects', {
      token: editor,
      body: projectInput('taken'),
    });
    expect(taken.body.code).toBe('content.slug_taken');
    expect((await service.request('GET', '/api/content/secrets')).status).toBe(404);
    expect(
      (await service.request('GET', '/api/content/projects', { query: { foo: 1 } })).status,
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
        await service.request<AdminContentEntry>('POST', '/api/admin/content/pages', {
          token: editor,
          body: page(slug, parentId),
        })
      ).body;
    const parent = await post('parent', null);
    const child = await post('child', parent.id);
    const path = `/api/admin/content/pages/${parent.id}`;
    const kept = await service.request<Problem>('DELETE', path, { token: editor });
    expect(kept.body.code).toBe('content.has_children');
    expect(
      (await service.request('DELETE', path, { token: editor, query: { cascade: true } })).status,
    ).toBe(204);
    const gone = await service.request('GET', `/api/admin/content/pages/${child.id}`, {
      token: editor,
    });
    expect(gone.status).toBe(404);
  });

  it('keeps the former address of an entry, and gives it up to another one', async () => {
    const entry = await create('first-name');
    await publish(entry.id);
    const rename = (slug: string) =>
      service.request('PUT', `/api/admin/content/projects/${entry.id}`, {
        token: editor,
        body: projectInput(slug),
      });
    expect((await rename('second-name')).status).toBe(200);
    expect((await rename('third-name')).status).toBe(200);
    const read = async (slug: string) => {
      const path = `/api/content/projects/${slug}`;
      const { status, body } = await service.request<ContentEntry>('GET', path);
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
    const { status, text: xml } = await service.request('GET', '/api/content/sitemap/1');
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
      const made = await service.request<AdminContentEntry>('POST', path, { token: editor, body });
      const published = await service.request('PUT', `${path}/${made.body.id}/status`, {
        token: editor,
        body: { status: 'published' },
      });
      expect(published.status).toBe(200);
    }
    expect((await service.request('GET', '/api/content/sitemap/1')).text).toContain('/about</loc>');

    const feed = await service.request('GET', '/api/content/feeds/fr');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.text).toContain('<title>Chaleur et modules</title>');
    expect(feed.text).toContain('/fr/blog/heat-and-modules</guid>');
    expect((await service.request('GET', '/api/content/feeds/de')).status).toBe(404);

    const picture = '/api/content/blog-posts/heat-and-modules/share-picture?language=fr&v=1';
    expect((await service.request('GET', picture)).headers['content-type']).toBe('image/jpeg');
    const draft = '/api/content/projects/hidden-roof/share-picture';
    expect((await service.request('GET', draft)).status).toBe(404);
  });

  it('is closed to strangers and customers', async () => {
    const customer = await service.token({ role: 'user', approved: true });
    for (const [method, path] of [
      ['GET', '/api/admin/content/projects'],
      ['POST', '/api/admin/content/projects'],
    ] as const) {
      expect((await service.request(method, path, { body: projectInput('x') })).status).toBe(401);
      expect(
        (await service.request(method, path, { token: customer, body: projectInput('x') })).status,
      ).toBe(403);
    }
    const contributor = await service.token({ role: 'contributor' });
    const entry = await create('needs-an-editor');
    const published = await service.request(
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
