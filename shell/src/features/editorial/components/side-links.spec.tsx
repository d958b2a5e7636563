import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { SideLinks } from './side-links';

const LINKS = [
  { to: '#tests', label: 'Tests' },
  { to: '/about', label: 'About us' },
  { to: '/about/team', label: 'Team' },
];

it('leads to parts of the page and to other pages, and marks the one that is shown', async () => {
  await renderWithKit(<SideLinks label="About" links={LINKS} narrow="list" />, { route: '/about' });
  const link = (name: string) => screen.findByRole('link', { name });
  expect((await link('Tests')).getAttribute('href')).toBe('#tests');
  expect((await link('Team')).getAttribute('href')).toBe('/about/team');
  expect((await link('About us')).getAttribute('aria-current')).toBe('page');
  expect((await link('Team')).getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'About' })).toBeTruthy();
});
