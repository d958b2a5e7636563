import fastify from 'fastify';
import { RenderService } from './render-service';
import { readServerConfig } from './server-config';

/** Longer than this nobody waits for a document: the edge shows an older one, or one without content. */
const LIMIT_MS = 1500;
/** How long the edge may keep a document, and show it while it fetches the next one. */
const CACHE_CONTROL = 's-maxage=30, stale-while-revalidate=300';

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
      reply.header('cache-control', CACHE_CONTROL);
      if (redirect) return reply.redirect(redirect, status);
      return reply.code(status).type('text/html; charset=utf-8').send(html);
    } catch (error) {
      console.error(JSON.stringify({ url, error: String(error) }));
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });

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
