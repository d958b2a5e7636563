import { fakeHttp, type FakeRoutes } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { SAMPLE_ENTRY } from '../../testing/sample-entry';
import { QuickSearch } from './quick-search';

async function open(role: 'admin' | 'warehouse', answers: FakeRoutes = {}) {
  const { calls } = fakeHttp(answers);
  useAdminNav.setState({ items: remote.adminNav ?? [] });
  const shown = await renderWithKit(<QuickSearch onClose={jest.fn()} />, {
    user: { role },
    locales: { admin: remote.locales },
    routes: [
      { path: '/admin/blog/new', element: <p>A new article</p> },
      { path: '/admin/projects/:id', element: <p>A project</p> },
    ],
  });
  return { ...shown, calls };
}

it('offers to begin something, and goes where that is done', async () => {
  const { user, router } = await open('admin');
  await user.type(await screen.findByRole('searchbox', { name: 'Quick search' }), 'write art');
  const actions = await screen.findByRole('group', { name: 'Actions' });
  expect(within(actions).getAllByRole('option')).toHaveLength(1);
  await user.click(within(actions).getByRole('option', { name: 'Write an article' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/new'));
});

it('finds entries of every kind of content, and opens them where their kind is edited', async () => {
  const { id } = SAMPLE_ENTRY;
  const items = [{ ...SAMPLE_ENTRY, kind: 'projects' }];
  const { user, router, calls } = await open('admin', {
    'GET /api/admin/content': { items, total: 1, page: 1, pageSize: 8 },
  });
  // At once: typed letter by letter on a slow machine, what was found for the first letters goes from under the pointer.
  await user.click(await screen.findByRole('searchbox', { name: 'Quick search' }));
  await user.paste('panel');
  const content = await screen.findByRole('group', { name: 'Content' });
  await user.click(within(content).getByRole('option', { name: /Projects$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/projects/${id}`));
  expect(calls.filter(({ path }) => path === '/api/admin/content')).toHaveLength(1);
});

it('offers nothing that the person may not do', async () => {
  const { user } = await open('warehouse');
  await user.type(await screen.findByRole('searchbox', { name: 'Quick search' }), 'write');
  expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
});
