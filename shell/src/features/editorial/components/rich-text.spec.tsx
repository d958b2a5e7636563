import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RichText } from './rich-text';

const html =
  '<p><a href="/faq">Questions</a> <a href="/api/files/a.pdf">File</a> <a href="https://example.com/faq">Other</a></p>';

function open() {
  const routes = [
    { path: '/', element: <RichText html={html} /> },
    { path: '/faq', element: <p>The answers</p> },
  ];
  render(
    <RouterProvider
      router={createMemoryRouter(routes, { basename: '/fr', initialEntries: ['/fr'] })}
    />,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('keeps links to pages in the language of the reader, and files and other sites as they are', () => {
  open();
  expect(hrefOf('Questions')).toBe('/fr/faq');
  expect(hrefOf('File')).toBe('/api/files/a.pdf');
  expect(hrefOf('Other')).toBe('https://example.com/faq');
});

it('opens a page of the site in place', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
  expect(await screen.findByText('The answers')).toBeTruthy();
});

it.each(['<p>First</p>', ''])('sets each heading with its text in a tile, after %j', (before) => {
  const tiles = `${before}<h2>Orders</h2><p>Here.</p><h2 id="two">Prices</h2><p>There.</p>`;
  const routes = [{ path: '/', element: <RichText html={tiles} layout="tiles" /> }];
  const { container } = render(<RouterProvider router={createMemoryRouter(routes)} />);
  const sections = [...container.querySelectorAll('section')].map((one) => one.textContent);
  expect(sections).toEqual(['OrdersHere.', 'PricesThere.']);
  expect(screen.queryByText('First')?.closest('section') ?? null).toBeNull();
});
