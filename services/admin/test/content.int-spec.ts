import { projectInput } from './admin-service';
import { contentSite } from './content/content-site';
import { contentEntries } from './content/entries';
import { contentHistory } from './content/history';
import { contentPages } from './content/pages';
import { publishedContent } from './content/published';
import { waysToContent } from './content/ways';

describe('content', () => {
  const site = contentSite();

  contentEntries(site);
  contentPages(site);
  publishedContent(site);
  contentHistory(site);
  waysToContent(site);

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
    const entry = await site.create('needs-an-editor');
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
