import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../intents/payment-intents';
import { StripeApiError, invalidRequest } from '../stripe-error';
import { stripeId } from '../stripe-ids';
import type { Faults } from './faults';
import { requestFingerprint, type IdempotencyKeys } from './idempotency';

export const SECRET_KEY = 'sk_test_local';
export const PUBLISHABLE_KEY = 'pk_test_local';

/** What every route needs around its work. */
export interface CallServices {
  idempotency: IdempotencyKeys;
  faults: Faults;
}

export interface ApiCall<Schema extends z.ZodType> {
  method: 'GET' | 'POST';
  url: string;
  params: Schema;
  run: (params: z.output<Schema>, context: CallContext & { id: string; path: string }) => object;
}

/** Registers one call of the secret API: key, parameters, idempotency, planned faults, then the work. */
export function registerApiCall<Schema extends z.ZodType>(
  app: FastifyInstance,
  services: CallServices,
  call: ApiCall<Schema>,
): void {
  app.route({
    method: call.method,
    url: call.url,
    handler: (request, reply) => answer(request, reply, services, call),
  });
}

async function answer<Schema extends z.ZodType>(
  request: FastifyRequest,
  reply: FastifyReply,
  { idempotency, faults }: CallServices,
  call: ApiCall<Schema>,
): Promise<FastifyReply> {
  requireKey(request, SECRET_KEY);
  const path = request.url.split('?')[0] ?? request.url;
  const raw = (call.method === 'GET' ? request.query : request.body) ?? {};
  const key = call.method === 'POST' ? header(request, 'idempotency-key') : null;
  const fingerprint = requestFingerprint(path, raw);
  const before = key ? idempotency.find(key, fingerprint) : undefined;
  const fault = faults.take(call.method, path);
  if (fault === 'refuse') throw new StripeApiError(500, { type: 'api_error', message: 'Planned' });
  if (before) {
    reply.header('idempotent-replayed', 'true');
    return send(reply, before.statusCode, before.body);
  }
  // A request that does not parse was never begun, so its key stays free.
  const params = parseParams(call.params, raw);
  const id = (request.params as { id?: string }).id ?? '';
  const result = attempt(() => call.run(params, { idempotencyKey: key, id, path }));
  if (key) idempotency.remember(key, fingerprint, result.statusCode, result.body);
  if (fault === 'lose_answer') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return send(reply, result.statusCode, result.body);
}

function attempt(work: () => object): { statusCode: number; body: string } {
  try {
    return { statusCode: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { statusCode: error.statusCode, body: JSON.stringify({ error: error.body }) };
  }
}

function send(reply: FastifyReply, statusCode: number, body: string): FastifyReply {
  return reply
    .code(statusCode)
    .header('request-id', stripeId('req'))
    .type('application/json; charset=utf-8')
    .send(body);
}

export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Bearer or basic, as Stripe takes its keys. */
export function requireKey(request: FastifyRequest, expected: string): void {
  const [scheme, credentials = ''] = (header(request, 'authorization') ?? '').split(' ');
  const given =
    scheme?.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64').toString('utf8').split(':')[0]
      : credentials;
  if (given === expected) return;
  throw new StripeApiError(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided; this server knows only ${expected}.`,
  });
}

export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const name = [...issue.path, issue.keys[0]].join('.');
    throw invalidRequest(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
  const param = issue?.path.join('.') ?? '';
  throw invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, {
    code: 'parameter_invalid',
    param,
  });
}
