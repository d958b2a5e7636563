import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { QuickSearch } from './quick-search';

async function open(role: 'admin' | 'warehouse') {
  fakeHttp({});
  useAdminNav.setState({ items: remote.adminNav ?? [] });
  return renderWithKit(<QuickSearch onClose={jest.fn()} />, {
    user: { role },
    locales: { admin: remote.locales },
    routes: [{ path: '/admin/blog/new', element: <p>A new article</p> }],
  });
}

it('offers to begin something, and goes where that is done', async () => {
  const { user, router } = await open('admin');
  await user.type(await screen.findByRole('searchbox', { name: 'Quick search' }), 'write art');
  const actions = await screen.findByRole('group', { name: 'Actions' });
  expect(within(actions).getAllByRole('option')).toHaveLength(1);
  await user.click(within(actions).getByRole('option', { name: 'Write an article' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/new'));
});

it('offers nothing that the person may not do', async () => {
  const { user } = await open('warehouse');
  await user.type(await screen.findByRole('searchbox', { name: 'Quick search' }), 'write');
  expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
});
