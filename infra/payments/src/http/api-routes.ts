import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  cancelParams,
  captureParams,
  confirmParams,
  createParams,
  updateParams,
} from '../intents/intent-params';
import type { PaymentIntents } from '../intents/payment-intents';
import { refundParams, type Refunds } from '../refunds/refunds';
import type { PaymentStore } from '../store/payment-store';
import { noSuch } from '../stripe-error';
import { registerApiCall, type ApiCall, type CallServices } from './api-call';
import { expandObject } from './expand';
import { listPage, listParams } from './list-page';

export interface ApiServices extends CallServices {
  store: PaymentStore;
  intents: PaymentIntents;
  refunds: Refunds;
}

const retrieveParams = z.strictObject({ expand: z.array(z.string()).optional() });

/** The calls that the official SDK makes with the secret key. */
export function registerApiRoutes(app: FastifyInstance, services: ApiServices): void {
  const { store } = services;
  const register = <Schema extends z.ZodType<{ expand?: string[] }>>(
    call: ApiCall<Schema>,
  ): void => {
    registerApiCall(app, services, {
      ...call,
      run: (params, context) => expandObject(call.run(params, context), params.expand, store),
    });
  };
  registerIntentRoutes(register, services);
  registerRefundRoutes(register, services);
  registerRecordRoutes(register, services);
}

type Register = <Schema extends z.ZodType<{ expand?: string[] }>>(call: ApiCall<Schema>) => void;

function registerIntentRoutes(register: Register, { intents, store }: ApiServices): void {
  register({
    method: 'POST',
    url: '/v1/payment_intents',
    params: createParams,
    run: (params, context) => intents.create(params, context),
  });
  register({
    method: 'GET',
    url: '/v1/payment_intents',
    params: listParams,
    run: (params, { path }) => listPage(store.list('paymentIntents'), params, path),
  });
  register({
    method: 'GET',
    url: '/v1/payment_intents/:id',
    params: retrieveParams,
    run: (_params, { id }) => intents.retrieve(id),
  });
  register({
    method: 'POST',
    url: '/v1/payment_intents/:id',
    params: updateParams,
    run: (params, { id }) => intents.update(id, params),
  });
  register({
    method: 'POST',
    url: '/v1/payment_intents/:id/confirm',
    params: confirmParams,
    run: (params, context) => intents.confirm(context.id, params, context),
  });
  register({
    method: 'POST',
    url: '/v1/payment_intents/:id/capture',
    params: captureParams,
    run: (params, context) => intents.capture(context.id, params, context),
  });
  register({
    method: 'POST',
    url: '/v1/payment_intents/:id/cancel',
    params: cancelParams,
    run: (params, context) => intents.cancel(context.id, params, context),
  });
}

function registerRefundRoutes(register: Register, { refunds, store }: ApiServices): void {
  register({
    method: 'POST',
    url: '/v1/refunds',
    params: refundParams,
    run: (params, { idempotencyKey }) => refunds.create(params, idempotencyKey),
  });
  register({
    method: 'GET',
    url: '/v1/refunds',
    params: listParams.extend({
      payment_intent: z.string().optional(),
      charge: z.string().optional(),
    }),
    run: (params, { path }) => {
      const wanted = store
        .list('refunds')
        .filter((refund) => !params.charge || refund.charge === params.charge)
        .filter(
          (refund) => !params.payment_intent || refund.payment_intent === params.payment_intent,
        );
      return listPage(wanted, params, path);
    },
  });
  register({
    method: 'GET',
    url: '/v1/refunds/:id',
    params: retrieveParams,
    run: (_params, { id }) => refunds.retrieve(id),
  });
}

function registerRecordRoutes(register: Register, { store }: ApiServices): void {
  register({
    method: 'GET',
    url: '/v1/charges/:id',
    params: retrieveParams,
    run: (_params, { id }) => {
      const charge = store.get('charges', id);
      if (!charge) throw noSuch('charge', id, 'id');
      return charge;
    },
  });
  register({
    method: 'GET',
    url: '/v1/events/:id',
    params: retrieveParams,
    run: (_params, { id }) => {
      const event = store.get('events', id);
      if (!event) throw noSuch('event', id, 'id');
      return event;
    },
  });
  register({
    method: 'GET',
    url: '/v1/events',
    params: listParams.extend({
      type: z.string().optional(),
      types: z.array(z.string()).optional(),
    }),
    run: (params, { path }) => {
      const types = params.types ?? (params.type ? [params.type] : null);
      const wanted = store.list('events').filter((event) => !types || types.includes(event.type));
      return listPage(wanted, params, path);
    },
  });
}
