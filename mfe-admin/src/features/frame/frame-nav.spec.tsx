import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import remote from '../../remote';
import { useClosedGroups } from './closed-groups';
import { FrameNav } from './frame-nav';

const item = (to: string, group: string): AdminNavItem => ({
  ...{ to, group, labelKey: `admin:nav.${to.slice('/admin/'.length)}`, icon: 'boxes', order: 0 },
  permission: 'admin.dashboard.read',
});

async function show(route: string) {
  useAdminNav.setState({
    items: [item('/admin/dashboard', 'overview'), item('/admin/settings', 'system')],
    failed: [],
  });
  const view = (
    <>
      <FrameNav />
      <Link to="/admin/settings/taxes">elsewhere</Link>
    </>
  );
  const options = { route, user: { role: 'administrator' as const } };
  return renderWithKit(view, { ...options, locales: { admin: remote.locales } });
}

const heading = (name: string) => screen.getByRole('button', { name });
const entry = (name: string) => screen.queryByRole('link', { name });

beforeEach(() => useClosedGroups.setState({ closed: [] }));

it('closes and opens a group by the keyboard, and says which it is', async () => {
  const { user } = await show('/admin/dashboard');
  expect(heading('System').getAttribute('aria-expanded')).toBe('true');
  heading('System').focus();
  await user.keyboard('{Enter}');
  expect(heading('System').getAttribute('aria-expanded')).toBe('false');
  expect(entry('Settings')).toBeNull();
  expect(entry('Dashboard')).toBeTruthy();
  await user.keyboard(' ');
  expect(entry('Settings')).toBeTruthy();
});

it('opens the closed group of a page that was reached by a link', async () => {
  useClosedGroups.setState({ closed: ['system'] });
  const { user } = await show('/admin/dashboard');
  expect(entry('Settings')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeTruthy();
});
