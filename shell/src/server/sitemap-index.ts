import type { SitemapParts } from '@solar/contracts/common/sitemap';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_CACHE_CONTROL } from './document-age';
import type { ServerConfig } from './server-config';

const TIMEOUT_MS = 2000;

/** `/sitemap.xml`: the files of all services. It is whole or not there, so that no search engine forgets pages. */
export function serveSitemapIndex(
  server: FastifyInstance,
  { catalogUrl, adminUrl, publicUrl }: Pick<ServerConfig, 'catalogUrl' | 'adminUrl' | 'publicUrl'>,
): void {
  const sources = [`${adminUrl}/api/content/sitemap`, `${catalogUrl}/api/catalog/sitemap`];
  server.get('/sitemap.xml', async (_request, reply) => {
    try {
      const found = await Promise.all(sources.map(readParts));
      const text = sitemapIndex(
        found.flatMap(({ parts }) => parts),
        publicUrl,
      );
      return await reply
        .header('cache-control', DOCUMENT_CACHE_CONTROL)
        .type('application/xml; charset=utf-8')
        .send(text);
    } catch (error) {
      console.error('The sitemap could not be put together', error);
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });
}

/** An index of sitemaps. */
export function sitemapIndex(parts: SitemapParts['parts'], origin: string): string {
  const sitemaps = parts.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<sitemap><loc>${origin}${path}</loc>${changed}</sitemap>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps,
    '</sitemapindex>\n',
  ].join('');
}

async function readParts(address: string): Promise<SitemapParts> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as SitemapParts;
}
