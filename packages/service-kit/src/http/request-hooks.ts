import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics';
import { runInContext, traceparentFrom, type RequestContext } from '../telemetry/request-context';

declare module 'fastify' {
  interface FastifyRequest {
    /** What belongs to the request from its beginning to its end. */
    work: RequestContext | null;
  }
}

/** Paths whose every call would only fill the log. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

const TOO_LARGE = 413;

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}

/** Gives every request its context, its log line and its place in the metrics. */
export function addRequestHooks(fastify: FastifyInstance, logger: Logger, metrics: Metrics): void {
  fastify.decorateRequest('principal', null);
  fastify.decorateRequest('work', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const traceparent = traceparentFrom(request.headers['traceparent']);
    const via = `${request.method} ${routeOf(request)}`;
    request.work = { requestId: request.id, traceparent, via };
    runInContext(request.work, done);
  });
  // A body of several packets ends in a turn of the loop that belongs to the socket, outside of the context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.work) runInContext(request.work, done);
    else done();
  });
  // Fastify closes the connection on a body over the limit. With the rest of the body unread that resets it, and who is
  // still sending, as the edge is, never reads the answer. Left open, Node reads the rest away.
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === TOO_LARGE) void reply.removeHeader('connection');
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const { statusCode, elapsedTime } = reply;
    const labels = { method: request.method, route, status: String(statusCode) };
    metrics.httpDuration.observe(labels, elapsedTime / 1000);
    if (!QUIET.has(route)) {
      const ms = Math.round(elapsedTime * 10) / 10;
      logger.info({ method: request.method, route, status: statusCode, ms }, 'request');
    }
    done();
  });
}
