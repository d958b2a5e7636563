import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { usePageMeta } from './use-page-meta';

function Page({ isMissing }: { isMissing: boolean }) {
  usePageMeta(
    isMissing ? { title: 'Page not found', noIndex: true, status: 404 } : { title: 'Panels' },
  );
  return <Link to="/">Home</Link>;
}

const canonical = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;
const metaOf = (key: string) =>
  document.head
    .querySelector(`meta[property="${key}"], meta[name="${key}"]`)
    ?.getAttribute('content') ?? null;

it('takes the address away that a page before had, where a page is missing', async () => {
  const shown = await renderWithKit(<Page isMissing={false} />, { route: '/products' });
  await screen.findByRole('link');
  expect(canonical()).toBe(`${window.location.origin}/products`);
  expect([metaOf('og:url'), metaOf('robots')]).toEqual([canonical(), null]);
  shown.unmount();
  await renderWithKit(<Page isMissing />, { route: '/nowhere' });
  await screen.findByRole('link');
  expect([canonical(), metaOf('og:url'), metaOf('robots')]).toEqual([null, null, 'noindex']);
});

it('shows link previews the picture of the site, with its size, where a page has none', async () => {
  await renderWithKit(<Page isMissing={false} />, { route: '/products' });
  await screen.findByRole('link');
  expect(metaOf('og:image')).toMatch(/\/api\/content\/share-picture\?language=en&v=$/);
  expect(metaOf('og:image:type')).toBe('image/jpeg');
  expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual(['1200', '630']);
  expect(metaOf('og:image:alt')).toBe('Alsa Solar');
});
