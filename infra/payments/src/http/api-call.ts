import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
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
  run: (params: z.output<Schema>, context: ApiCallContext) => object;
}

export interface ApiCallContext extends CallContext {
  /** The `:id` of the path, empty where there is none. */
  id: string;
  path: string;
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
  const fault = faults.take(call.method, path);
  if (fault === 'refuse') throw new StripeApiError(500, { type: 'api_error', message: 'Planned' });

  const before = key ? idempotency.find(key, fingerprint) : undefined;
  if (before) reply.header('idempotent-replayed', 'true');
  const id = (request.params as { id?: string }).id ?? '';
  const result = before ?? perform(call, raw, { idempotencyKey: key, id, path });
  if (key && !before) idempotency.remember(key, fingerprint, result.statusCode, result.body);

  if (fault === 'lose_answer') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return reply
    .code(result.statusCode)
    .header('request-id', stripeId('req'))
    .type('application/json; charset=utf-8')
    .send(result.body);
}

/** Parameters that do not parse throw here: such a request was never begun, so its key stays free. */
function perform<Schema extends z.ZodType>(
  call: ApiCall<Schema>,
  raw: unknown,
  context: ApiCallContext,
): { statusCode: number; body: string } {
  const params = parseParams(call.params, raw);
  try {
    return { statusCode: 200, body: JSON.stringify(call.run(params, context)) };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { statusCode: error.statusCode, body: JSON.stringify({ error: error.body }) };
  }
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
