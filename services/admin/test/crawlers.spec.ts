import { articleFeed } from '../src/crawlers/article-feed';
import { entryShareSource, siteShareSource } from '../src/crawlers/share-source';
import { text } from './admin-service';

const article = {
  slug: 'heat',
  title: text('Heat & <modules>', 'Chaleur'),
  excerpt: text('What heat costs'),
  fields: { author: 'Mona', publishedOn: '2026-01-05', readingMinutes: 3, tags: ['a', 'b'] },
  updatedAt: new Date('2026-01-06T08:00:00.000Z'),
};

it('is RSS 2.0 with what a reader needs', () => {
  const feed = articleFeed({
    articles: [article],
    language: 'fr',
    siteName: 'Alsa Solar',
    origin: 'https://shop.example',
  });
  const one = (name: string) => new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g');
  const all = (name: string) => [...feed.matchAll(one(name))].map(([, content]) => content);
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(all('title')).toEqual(['Alsa Solar – Blog', 'Chaleur']);
  expect(all('link')).toEqual([
    'https://shop.example/fr/blog',
    'https://shop.example/fr/blog/heat',
  ]);
  expect(all('guid')).toEqual(['https://shop.example/fr/blog/heat']);
  expect(all('pubDate')).toEqual(['Mon, 05 Jan 2026 00:00:00 GMT']);
  expect(all('lastBuildDate')).toEqual(['Tue, 06 Jan 2026 08:00:00 GMT']);
  // English where a translation is missing.
  expect(all('description')[1]).toBe('What heat costs');
  expect(all('category')).toEqual(['a', 'b']);
  expect(feed).toContain('href="https://shop.example/fr/blog/feed.xml" rel="self"');
});

it('shows of the site what it is, with the picture of the settings', () => {
  const site = { siteName: 'Alsa Solar', siteDescription: text('Panels', 'Panneaux') };
  const source = (ogImage: string) =>
    siteShareSource({ ...site, ogImage }, { language: 'fr', mediaDir: '/srv/media' });
  expect(source('/api/bucket/uploads/a.png')).toEqual({
    siteName: 'Alsa Solar',
    kicker: 'Énergie solaire',
    title: 'Panneaux',
    figures: [],
    pictureFile: '/srv/media/uploads/a.png',
  });
  expect(source('').pictureFile).toBe('/srv/media/site/hero-dusk.jpg');
  expect(source('/images/../../etc/passwd.jpg').pictureFile).toBeNull();
});

it('takes only pictures from the folder of media', () => {
  const site = { language: 'en', siteName: 'Alsa Solar', mediaDir: '/srv/media' } as const;
  const fileOf = (path: string) =>
    entryShareSource(
      {
        kind: 'blog-posts',
        title: article.title,
        fields: article.fields,
        image: { path, alt: text('') },
      },
      site,
    ).pictureFile;
  expect(fileOf('/images/site/roof')).toBe('/srv/media/site/roof.jpg');
  expect(fileOf('/api/bucket/uploads/a.png')).toBe('/srv/media/uploads/a.png');
  expect(fileOf('/images/../../etc/passwd.jpg')).toBeNull();
  expect(fileOf('/api/bucket/uploads/a.svg')).toBeNull();
});
