import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { confirmParams } from '../intents/intent-params';
import type { PaymentIntents } from '../intents/payment-intents';
import { StripeApiError } from '../stripe-error';
import type { PaymentIntent } from '../stripe-objects';
import { PUBLISHABLE_KEY, parseParams, requireKey } from './api-call';
import { renderBankPage } from './bank-page';

/** Compiled scripts lie beside this file's own output; the style sheet is taken as it is written. */
const ASSET_DIRS = [resolve(__dirname, '../browser'), resolve(__dirname, '../../browser')];
const ASSET_TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
const assetName = z.strictObject({ name: z.string().regex(/^[a-z-]+\.(?:js|css)$/) });

const secretParams = z.strictObject({ client_secret: z.string() });
const bankQuery = secretParams.extend({ locale: z.enum(['en', 'fr']).default('en') });
const decisionParams = secretParams.extend({ decision: z.enum(['approve', 'fail']) });

type IdRoute = { Params: { id: string } };

/** What the browser may reach, all under `/payments/`, the only prefix that the edge passes on. */
export function registerBrowserRoutes(app: FastifyInstance, intents: PaymentIntents): void {
  app.get('/payments/:name', (request, reply) => {
    const name = assetName.safeParse(request.params);
    return name.success ? sendAsset(reply, name.data.name) : reply.code(404).send();
  });

  app.get<IdRoute>('/payments/v1/payment_intents/:id', (request) => {
    requireKey(request, PUBLISHABLE_KEY);
    const { client_secret } = parseParams(secretParams, request.query);
    return ownIntent(intents, request.params.id, client_secret);
  });

  app.post<IdRoute>('/payments/v1/payment_intents/:id/confirm', (request) => {
    requireKey(request, PUBLISHABLE_KEY);
    const params = parseParams(confirmParams, request.body);
    const intent = ownIntent(intents, request.params.id, params.client_secret ?? '');
    return intents.confirm(intent.id, params, { idempotencyKey: null });
  });

  app.get<IdRoute>('/payments/3ds/:id', (request, reply) => {
    const { client_secret, locale } = parseParams(bankQuery, request.query);
    const intent = ownIntent(intents, request.params.id, client_secret);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderBankPage(intent, locale));
  });

  app.post<IdRoute>('/payments/3ds/:id', (request, reply) => {
    const { client_secret, decision } = parseParams(decisionParams, request.body);
    const before = ownIntent(intents, request.params.id, client_secret);
    const returnUrl = before.next_action?.redirect_to_url.return_url ?? null;
    const after = intents.authenticate(before.id, decision === 'approve');
    return reply.redirect(returnUrl ? withOutcome(returnUrl, after) : '/', 303);
  });
}

/** The client secret is what entitles a browser to see an intent; a wrong one looks like no intent. */
function ownIntent(intents: PaymentIntents, id: string, clientSecret: string): PaymentIntent {
  const intent = intents.retrieve(id);
  if (intent.client_secret === clientSecret) return intent;
  throw new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such payment_intent: '${id}'`,
    param: 'intent',
  });
}

/** The query that Stripe appends when it sends the customer back. */
function withOutcome(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  const failed = intent.status === 'requires_payment_method';
  url.searchParams.set('redirect_status', failed ? 'failed' : 'succeeded');
  return url.toString();
}

function sendAsset(reply: FastifyReply, name: string): FastifyReply {
  const path = ASSET_DIRS.map((dir) => join(dir, name)).find((candidate) => existsSync(candidate));
  if (!path) return reply.code(404).send();
  const type = name.endsWith('.css') ? ASSET_TYPES.css : ASSET_TYPES.js;
  return reply.header('cache-control', 'no-cache').type(type).send(readFileSync(path));
}
