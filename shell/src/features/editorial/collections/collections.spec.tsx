import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, within } from '@testing-library/react';
import { collectionTexts } from './collection-texts';
import { PageCollection } from './page-collection';

const locales = {
  collections: collectionTexts,
  shell: {
    en: () => import('../../../locales/en.json'),
    fr: () => import('../../../locales/fr.json'),
  },
};
const both = (text: string) => ({ en: text, fr: text });
const entry = (slug: string, fields: Record<string, unknown>) => ({
  ...{ id: slug, slug, title: both(slug), excerpt: both(`About ${slug}`), body: both('') },
  ...{ image: null, fields },
});
const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

let http: ReturnType<typeof fakeHttp>;
const answer = (path: string, items: object[], settings: object = {}) => {
  http = fakeHttp({
    [`GET /api/content/${path}`]: { items, total: items.length },
    'GET /api/content/settings': settings,
  });
};
afterEach(() => http.restore());

it('puts webinars to come before those that are over, each with what can be done', async () => {
  const webinar = (slug: string, offset: number, url = '') =>
    entry(slug, { type: 'webinar', date: day(offset), url, speaker: 'Layla' });
  answer('resources', [
    webinar('second', 40),
    webinar('over', -10, '/blog/over'),
    webinar('first', 5),
    webinar('long-over', -90),
  ]);
  await renderWithKit(<PageCollection collection="webinars" />, { locales });
  const coming = await screen.findByRole('region', { name: 'Coming' });
  const titles = (region: HTMLElement) =>
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titles(coming)).toEqual(['first', 'second']);
  const past = screen.getByRole('region', { name: 'Past' });
  expect(titles(past)).toEqual(['over', 'long-over']);
  const read = within(past).getAllByRole('link');
  expect(read.map((link) => link.getAttribute('href'))).toEqual(['/blog/over']);
  expect(http.calls.some(({ params }) => params.type === 'webinar')).toBe(true);
});

it('says which certificates have expired, and offers their papers: a file, a specimen in a demonstration, else a copy', async () => {
  const certificate = (slug: string, offset: number, file = '') =>
    entry(slug, {
      issuer: both('Certifier'),
      ...{ number: 'N-1', validFrom: '2020-01-01', validUntil: day(offset), file },
    });
  const items = [certificate('old', -3), certificate('current', 30, '/api/bucket/iso.pdf')];
  answer('certificates', items, { demoBanner: true });
  const { unmount } = await renderWithKit(<PageCollection collection="certificates" />, {
    locales,
  });
  const specimen = await screen.findByRole('link', { name: 'Specimen: old' });
  expect(specimen.getAttribute('href')).toBe('/api/content/certificates/old/specimen.pdf?lang=en');
  const file = screen.getByRole('link', { name: 'Certificate: current' });
  expect(file.getAttribute('href')).toBe('/api/bucket/iso.pdf');
  expect(screen.getAllByText('Expired')).toHaveLength(1);
  unmount();
  http.restore();
  answer('certificates', items, { demoBanner: false });
  await renderWithKit(<PageCollection collection="certificates" />, { locales });
  expect((await screen.findByRole('link', { name: 'Copy on request' })).isConnected).toBe(true);
  expect(screen.queryByRole('link', { name: 'Specimen: old' })).toBeNull();
});

it('lists press releases, the newest first, and offers pictures that may be printed as files', async () => {
  const news = (slug: string, date: string) =>
    entry(slug, { type: 'press', date, url: `/api/content/press/${slug}/release.pdf` });
  const picture = (slug: string, path: string, press: boolean) => ({
    ...entry(slug, { subject: 'storage', url: '', press }),
    image: { path, alt: both(slug) },
  });
  const pictures = [
    picture('yard', '/images/site/yard', true),
    picture('private', '/images/site/private', false),
    picture('sent', '/api/bucket/sent.png', true),
  ];
  const items = [news('older', '2026-01-01'), news('newer', '2026-02-01')];
  http = fakeHttp({
    'GET /api/content/resources': { items, total: 2 },
    'GET /api/content/gallery': { items: pictures, total: 3 },
  });
  await renderWithKit(<PageCollection collection="press" />, { locales });
  const region = await screen.findByRole('region', { name: 'Press pictures' });
  const files = within(region)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('download')]);
  expect(files).toEqual([
    ['/images/site/yard.jpg', 'yard.jpg'],
    ['/api/bucket/sent.png', 'sent.png'],
  ]);
  const releases = within(await screen.findByRole('region', { name: 'Press releases' }));
  expect(releases.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/content/press/newer/release.pdf?lang=en',
    '/api/content/press/older/release.pdf?lang=en',
  ]);
});

it('enlarges a picture, leads on by arrow keys and round, and keeps it in the address', async () => {
  const picture = (slug: string, subject: string) => entry(slug, { subject, url: '' });
  answer('gallery', [
    picture('yard', 'storage'),
    picture('roof', 'homes'),
    picture('box', 'storage'),
  ]);
  const { user, router } = await renderWithKit(<PageCollection collection="gallery" />, {
    locales,
    route: '/?subject=storage',
  });
  await user.click(await screen.findByRole('button', { name: 'Enlarge: yard' }));
  expect(screen.queryByRole('button', { name: 'Enlarge: roof' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'yard' });
  expect(within(dialog).getByText('1 of 2').isConnected).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect((await screen.findByRole('dialog', { name: 'box' })).isConnected).toBe(true);
  expect(router.state.location.search).toBe('?subject=storage&picture=box');
  await user.keyboard('{ArrowRight}');
  expect((await screen.findByRole('dialog', { name: 'yard' })).isConnected).toBe(true);
  await user.keyboard('{ArrowLeft}');
  expect((await screen.findByRole('dialog', { name: 'box' })).isConnected).toBe(true);
  await user.keyboard('{Escape}');
  expect(router.state.location.search).toBe('?subject=storage');
});
