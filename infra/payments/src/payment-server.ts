import type { AddressInfo } from 'node:net';
import type { PaymentsConfig } from './config';
import { registerApiRoutes } from './http/api-routes';
import { createHttpApp } from './http/app';
import { registerBrowserRoutes } from './http/browser-routes';
import { registerControlRoutes } from './http/control-routes';
import { Faults } from './http/faults';
import { IdempotencyKeys } from './http/idempotency';
import { PaymentIntents } from './intents/payment-intents';
import { Refunds } from './refunds/refunds';
import { PaymentStore } from './store/payment-store';
import { WebhookSender } from './webhooks/webhook-sender';

const LATE_TICK_MS = 250;

export interface PaymentServer {
  port: number;
  close: () => Promise<void>;
}

/** Wires the parts and listens. */
export async function startPaymentServer(config: PaymentsConfig): Promise<PaymentServer> {
  const store = new PaymentStore(config.DATA_DIR);
  const webhooks = new WebhookSender(store, {
    url: config.WEBHOOK_URL,
    events: config.WEBHOOK_EVENTS,
    secret: config.STRIPE_WEBHOOK_SECRET,
  });
  const intents = new PaymentIntents(store, webhooks, {
    publicUrl: config.PUBLIC_URL,
    lateSeconds: config.LATE_SUCCESS_SECONDS,
  });
  const faults = new Faults();
  const app = createHttpApp();
  registerApiRoutes(app, {
    store,
    intents,
    refunds: new Refunds(store, webhooks),
    idempotency: new IdempotencyKeys(store),
    faults,
  });
  registerBrowserRoutes(app, intents);
  registerControlRoutes(app, { store, intents, webhooks, faults });
  await app.listen({ host: config.HOST, port: config.PORT });

  webhooks.start();
  const lateTimer = setInterval(() => intents.settleLate(), LATE_TICK_MS);
  return {
    port: (app.server.address() as AddressInfo).port,
    close: async () => {
      clearInterval(lateTimer);
      await app.close();
      await webhooks.stop();
      store.close();
    },
  };
}
