import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { StripeApiError } from '../stripe-error';

/** An empty server that speaks Stripe's dialect: form bodies in, Stripe's error envelope out. */
export function createHttpApp(): FastifyInstance {
  const app = Fastify({
    routerOptions: { querystringParser: parseForm },
    bodyLimit: 256 * 1024,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeApiError) {
      return reply.code(error.statusCode).send({ error: error.body });
    }
    const status = statusOf(error);
    if (status >= 500) console.error(error);
    const type = status >= 500 ? 'api_error' : 'invalid_request_error';
    const message = error instanceof Error ? error.message : String(error);
    return reply.code(status).send({ error: { type, message } });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url}).`,
      },
    }),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  return app;
}

function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 6, parameterLimit: 500 });
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
