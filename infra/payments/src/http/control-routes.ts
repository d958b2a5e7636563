import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentIntents } from '../intents/payment-intents';
import type { PaymentStore } from '../store/payment-store';
import { StripeApiError, noSuch } from '../stripe-error';
import type { WebhookSender } from '../webhooks/webhook-sender';
import { parseParams } from './api-call';
import { faultParams, type Faults } from './faults';

export interface ControlServices {
  store: PaymentStore;
  intents: PaymentIntents;
  webhooks: WebhookSender;
  faults: Faults;
}

/** Levers for tests. They answer only to this machine, and the edge does not pass them on. */
export function registerControlRoutes(app: FastifyInstance, services: ControlServices): void {
  const { store, intents, webhooks, faults } = services;

  app.register(async (control) => {
    control.addHook('onRequest', async (request) => requireLoopback(request));

    control.post('/test/webhooks/pause', () => {
      webhooks.pause();
      return { paused: true };
    });
    control.post('/test/webhooks/resume', () => {
      webhooks.resume();
      return { paused: false };
    });
    control.post<{ Params: { id: string } }>('/test/events/:id/redeliver', (request) => {
      const { id } = request.params;
      if (!store.get('events', id)) throw noSuch('event', id, 'id');
      webhooks.redeliver(id);
      return { redelivered: id };
    });
    control.get('/test/deliveries', () => ({ data: store.list('deliveries') }));
    control.post('/test/late/settle', () => ({ settled: intents.settleLate(true) }));
    control.post('/test/faults', (request) => {
      const fault = parseParams(faultParams, request.body);
      faults.plan(fault);
      return fault;
    });
    control.delete('/test/faults', () => {
      faults.clear();
      return { cleared: true };
    });
  });
}

function requireLoopback(request: FastifyRequest): void {
  const address = request.socket.remoteAddress ?? '';
  if (/^(?:127\.|::1$|::ffff:127\.)/.test(address)) return;
  throw new StripeApiError(403, { type: 'invalid_request_error', message: 'Loopback only.' });
}
