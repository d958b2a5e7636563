import { Inject, Injectable } from '@nestjs/common';
import type { OrderTrace, OrderTraceStep } from '@solar/contracts/checkout/order-trace-http';
import { readReservation } from '@solar/contracts/inventory/rpc';
import { problem } from '@solar/service-kit/errors/problem';
import { owedSubjects } from '@solar/service-kit/messaging/outbox-field';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { OrderRepository } from '../../orders/order.repository';
import type { OrderDoc } from '../../orders/order.schema';
import { CheckoutRepository } from '../checkout.repository';
import type { CheckoutDoc } from '../checkout.schema';
import { waitOf } from './order-wait';

type Reservation = z.infer<typeof readReservation.reply>['reservation'];

/** The sweeper looks every half minute; later than this it does not. */
const OVERDUE_MS = 180_000;

/** Says why an order is where it is: its way through checkout, payment and warehouse, and what it waits for. */
@Injectable()
export class OrderTracing {
  constructor(
    private readonly orders: OrderRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async read(id: string): Promise<OrderTrace> {
    const order = await this.orders.findById(id);
    if (!order) throw problem.notFound('Order');
    const checkout = await this.checkouts.findById(order.checkoutId);
    const goods = checkout ? await this.reservationOf(checkout.holdId) : null;
    return traceOf({ order, checkout, goods, now: new Date() });
  }

  /** Undefined when the warehouse does not answer. */
  private async reservationOf(holdId: string): Promise<Reservation | undefined> {
    try {
      return (await this.rpc.call(readReservation, { holdId })).reservation;
    } catch (error) {
      this.logger.warn({ err: error, holdId }, 'warehouse does not say where the goods are');
      return undefined;
    }
  }
}

function traceOf({
  order,
  checkout,
  goods,
  now,
}: {
  order: OrderDoc;
  checkout: CheckoutDoc | null;
  goods: Reservation | undefined;
  now: Date;
}): OrderTrace {
  const owed = [
    ...owedSubjects(checkout?.outbox).map((one) => ({ by: 'checkout' as const, ...one })),
    ...owedSubjects(order.outbox).map((one) => ({ by: 'order' as const, ...one })),
    ...(goods?.owed ?? []).map((one) => ({ by: 'warehouse' as const, ...one })),
  ].toSorted((a, b) => a.since.localeCompare(b.since));
  const owedSince = owed[0] ? new Date(owed[0].since) : null;
  const steps = stepsOf(order, checkout, goods);
  const looks = [order.wakeAt, checkout?.wakeAt].filter((at) => at !== undefined);
  const nextLook = looks.length > 0 ? Math.min(...looks.map((at) => at.getTime())) : null;
  return {
    waitsFor: waitOf(order, checkout, { goods, owedSince, now }),
    since: steps.at(-1)?.at ?? order.placedAt.toISOString(),
    nextLookAt: nextLook === null ? null : new Date(nextLook).toISOString(),
    overdue: nextLook !== null && now.getTime() - nextLook > OVERDUE_MS,
    checkoutId: order.checkoutId,
    holdId: checkout?.holdId ?? null,
    warehouse: goods === undefined ? 'silent' : goods === null ? 'none' : 'known',
    steps,
    owed,
  };
}

function stepsOf(
  order: OrderDoc,
  checkout: CheckoutDoc | null,
  goods: Reservation | undefined,
): OrderTraceStep[] {
  const payment = checkout?.payment;
  const steps: OrderTraceStep[] = [
    ...(checkout?.steps ?? []).map(({ state, at }) => ({
      ...{ of: 'checkout' as const, state, at: at.toISOString() },
    })),
    ...(payment
      ? [{ of: 'payment' as const, state: 'created' as const, at: payment.createdAt.toISOString() }]
      : []),
    ...(payment?.refunds ?? []).map(({ createdAt }) => ({
      ...{ of: 'payment' as const, state: 'refund_asked' as const, at: createdAt.toISOString() },
    })),
    ...order.history.map(({ status, at }) => ({
      ...{ of: 'order' as const, state: status, at: at.toISOString() },
    })),
    ...(goods?.history ?? []).map(({ status, at }) => ({
      ...{ of: 'warehouse' as const, state: status, at },
    })),
  ];
  return steps.toSorted((a, b) => a.at.localeCompare(b.at));
}
