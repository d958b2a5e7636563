import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PAGES_PER_PART, sitemapParts, sitemapXml } from '../src/crawlers/sitemap';
import { xmlElement } from '../src/crawlers/xml';
import { SharePictures } from '../src/share-picture/share-pictures';

const ORIGIN = 'https://shop.example';

describe('a sitemap', () => {
  it('has a page in every language, each naming the others', () => {
    const page = {
      path: '/products?brand=a&phase=b',
      lastModified: new Date('2026-02-03T04:05:06.000Z'),
      images: ['/images/a.jpg'],
    };
    const xml = sitemapXml([{ path: '/' }, page], ORIGIN);
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://shop.example/',
      'https://shop.example/fr',
      'https://shop.example/products?brand=a&amp;phase=b',
      'https://shop.example/fr/products?brand=a&amp;phase=b',
    ]);
    const [, , , french = ''] = xml.split('<url>').slice(1);
    for (const [language, path] of [
      ['en', '/products'],
      ['fr', '/fr/products'],
      ['x-default', '/products'],
    ] as const) {
      expect(french).toContain(
        `hreflang="${language}" href="${ORIGIN}${path}?brand=a&amp;phase=b"`,
      );
    }
    expect(french).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
    expect(french).toContain('<image:loc>https://shop.example/images/a.jpg</image:loc>');
  });

  it('is cut into files that say when they changed last', () => {
    const at = (index: number) => new Date(1_700_000_000_000 + index * 1000);
    const pages = Array.from({ length: PAGES_PER_PART + 1 }, (_none, index) => ({
      path: `/p/${index}`,
      lastModified: at(index),
    }));
    expect(sitemapParts('catalog', pages).parts).toEqual([
      { path: '/sitemap-catalog-1.xml', lastModified: at(PAGES_PER_PART - 1).toISOString() },
      { path: '/sitemap-catalog-2.xml', lastModified: at(PAGES_PER_PART).toISOString() },
    ]);
    expect(sitemapParts('content', [{ path: '/' }]).parts[0]?.lastModified).toBeNull();
  });
});

it('writes no character that XML refuses', () => {
  expect(xmlElement('title', 'R&D <5 "kW"\u0000\u000B')).toBe(
    '<title>R&amp;D &lt;5 &quot;kW&quot;</title>',
  );
});

describe('the picture of a link preview', () => {
  const source = {
    siteName: 'Alsa Solar',
    kicker: 'Brand · Panneaux',
    title: 'A module whose name is long enough to need more than one line of the picture',
    figures: [{ label: 'Power', value: '580 Wp' }],
    pictureFile: null,
  };

  it('is drawn once for what it shows, and takes the place of the one before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'share-'));
    const pictures = new SharePictures(folder);
    const [first, same] = await Promise.all([
      pictures.get('prd_1.en', source),
      pictures.get('prd_1.en', source),
    ]);
    expect(await sharp(first.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(same.bytes).toBe(first.bytes);
    const [file = ''] = await readdir(folder);
    // What is kept is what is answered from then on.
    await writeFile(join(folder, file), 'kept');
    expect((await pictures.get('prd_1.en', source)).bytes.toString()).toBe('kept');
    const french = await pictures.get('prd_1.fr', source);
    const changed = await pictures.get('prd_1.en', { ...source, title: 'Renamed' });
    expect(changed.etag).not.toBe(first.etag);
    expect(french.etag).toBe(first.etag);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(file);
  });

  it('shows the picture of the thing on its right', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'share-'));
    const file = join(folder, 'red.png');
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .toFile(file);
    const { bytes } = await new SharePictures(join(folder, 'drawn')).get('prd_1.en', {
      ...source,
      pictureFile: file,
    });
    const right = await sharp(bytes)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(right[0]).toBeGreaterThan(240);
    expect(right[1]).toBeLessThan(20);
  });
});
