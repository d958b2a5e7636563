import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyServerOptions } from 'fastify';
import { LIMITS } from '@solar/contracts/common/limits';
import { toProblem } from '../errors/to-problem';
import { randomHex } from '../telemetry/random';
import { serveFolder } from './folder-files';
import type { ServiceOptions } from './service-options';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
const PARAM_MAX = 300;

/** Routes carry no JSON schemas. */
function noSchemas(): never {
  throw new Error('A route declares a JSON schema; the zod pipe is what parses here');
}

/** Serves the files of the documentation's page by a route, without a plugin. */
class HttpAdapter extends FastifyAdapter {
  override useStaticAssets({ root, prefix }: { root: string; prefix: string }): void {
    serveFolder(this.getInstance(), root, `${prefix}/`);
  }
}

/** Fastify, with every refusal of its own in the one error envelope. */
export function createHttpAdapter(options: ServiceOptions): FastifyAdapter {
  const server: FastifyServerOptions = {
    logger: false,
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: options.bodyBytesMax ?? LIMITS.bodyBytesMax,
    forceCloseConnections: 'idle',
    // The zod pipe parses; compilers of JSON schemas would be loaded for nothing.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    // What has arrived is answered, also while closing.
    return503OnClosing: false,
    routerOptions: { maxParamLength: PARAM_MAX },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : `req_${randomHex(12)}`;
    },
    frameworkErrors: (error, request, reply) => {
      const problem = toProblem(error);
      reply.hijack();
      reply.raw
        .writeHead(problem.getStatus(), { 'content-type': 'application/problem+json' })
        .end(JSON.stringify(problem.toBody(request.id)));
    },
  };
  return new HttpAdapter(server);
}

/** Registers what the service asked for. */
export async function registerPlugins(
  app: NestFastifyApplication,
  options: ServiceOptions,
): Promise<void> {
  if (options.cookies) await app.register((await import('@fastify/cookie')).default);
  if (options.multipart) {
    const { default: fastifyMultipart } = await import('@fastify/multipart');
    await app.register(fastifyMultipart, {
      limits: { fileSize: options.multipart.maxBytes, files: 20, fields: 50 },
    });
  }
}
