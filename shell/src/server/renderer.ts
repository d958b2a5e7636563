import fastify from 'fastify';
import { acceptContactForm } from './contact-post';
import { DOCUMENT_CACHE_CONTROL, MISSING_CACHE_CONTROL } from './document-age';
import { RenderService } from './render-service';
import { readServerConfig } from './server-config';
import { serveSitemapIndex } from './sitemap-index';

/** Longer than this nobody waits for a document: the edge shows an older one, or one without content. */
const LIMIT_MS = 1500;

/** The process that answers public pages with their content. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const service = new RenderService(config);
  const server = fastify({ logger: false });

  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', (_request, reply) =>
    reply.code(service.isReady ? 200 : 503).send({ ready: service.isReady }),
  );
  server.get('/*', async ({ url }, reply) => {
    try {
      const { status, redirect, html } = await withLimit(service.render(url));
      const isShown = status !== 404 && status !== 403;
      reply.header('cache-control', isShown ? DOCUMENT_CACHE_CONTROL : MISSING_CACHE_CONTROL);
      if (redirect) return reply.redirect(redirect, status);
      return reply.code(status).type('text/html; charset=utf-8').send(html);
    } catch (error) {
      console.error(JSON.stringify({ url, error: String(error) }));
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });

  acceptContactForm(server, config.adminUrl);
  serveSitemapIndex(server, config);

  service.start();
  await server.listen({ host: config.host, port: config.port });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server
        .close()
        .then(() => service.stop())
        .then(() => process.exit(0));
    });
  }
}

function withLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Rendering took too long')), LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

void main();
