import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { LRUCache } from 'lru-cache';
import { presentCheckout } from './checkout.presenter';
import type { CheckoutDoc } from './checkout.schema';

const SUBJECT = 'signal.checkout';
const REMEMBERED = 1_000;
/** A card takes minutes to type. What is open is only waited for; when nothing is heard, the database is read. */
const OPEN_AGE_MS = 15 * 60_000;
/** Ends the damage of a signal that was lost. */
const DECIDED_AGE_MS = 30_000;
/** States in which a payment may still go either way. */
const UNDER_WAY: readonly CheckoutState[] = ['authorizing'];

/** A checkout as it stands after a move: all that a waiting request needs for its answer. */
export type CheckoutSignal = {
  customerId: string;
  version: number;
  checkout: Checkout;
  payment: { id: string | null; status: PaymentStatus; lastErrorCode: string | null } | null;
};

/**
 * Brings the new state of a checkout to the replica that holds its shopper's request, whichever replica moved it. A lost signal only
 * costs time: the next request reads the database.
 */
@Injectable()
export class CheckoutSignals implements OnModuleInit, OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<Listener>>();
  private readonly byPayment = new LRUCache<string, CheckoutSignal>({ max: REMEMBERED });
  private subscription: Subscription | null = null;

  constructor(private readonly nats: NatsClient) {}

  onModuleInit(): void {
    this.subscription = this.nats.connection.subscribe(this.nats.subject(`${SUBJECT}.*`), {
      callback: (error, message) => {
        if (error) return;
        const topic = message.subject.slice(message.subject.lastIndexOf('.') + 1);
        const signal = message.data.length === 0 ? null : message.json<CheckoutSignal>();
        this.deliver(topic, signal);
        if (!signal) return;
        this.keep(signal);
        const paymentId = signal.payment?.id;
        if (paymentId) this.deliver(paymentId, signal);
      },
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
    for (const listeners of this.waiting.values()) {
      for (const listener of listeners) listener.end();
    }
  }

  /** Announces a checkout as it stands; requests that wait for it or for its payment answer with that. */
  announce(doc: CheckoutDoc): void {
    const signal = JSON.stringify(signalOf(doc));
    this.nats.connection.publish(this.nats.subject(`${SUBJECT}.${doc._id}`), signal);
  }

  /** Keeps a checkout that this replica has moved for the requests about its payment, without a word to the others. */
  remember(doc: CheckoutDoc): void {
    this.keep(signalOf(doc));
  }

  /** The payment's checkout as this replica has heard of it lately. */
  known(paymentId: string): CheckoutSignal | undefined {
    return this.byPayment.get(paymentId);
  }

  /** Announces that a hold has ended. */
  announceRelease(holdId: string): void {
    this.nats.connection.publish(this.nats.subject(`${SUBJECT}.${holdId}`));
  }

  /** Starts to listen for a checkout, a payment or a hold; what is announced from now on is kept until it is asked for. */
  listen(topic: string): Listener {
    const listeners = this.waiting.get(topic) ?? new Set();
    const listener = new Listener(() => {
      listeners.delete(listener);
      if (listeners.size === 0) this.waiting.delete(topic);
    });
    this.waiting.set(topic, listeners.add(listener));
    return listener;
  }

  private keep(signal: CheckoutSignal): void {
    const paymentId = signal.payment?.id;
    if (!paymentId || (this.byPayment.get(paymentId)?.version ?? -1) > signal.version) return;
    const ttl = isDecided(signal) ? DECIDED_AGE_MS : OPEN_AGE_MS;
    this.byPayment.set(paymentId, signal, { ttl });
  }

  private deliver(topic: string, signal: CheckoutSignal | null): void {
    for (const listener of this.waiting.get(topic) ?? []) listener.receive(signal);
  }
}

/** What a waiting request has heard so far. */
export class Listener {
  private readonly heard: (CheckoutSignal | null)[] = [];
  /** The newest state that was announced, wanted or not. */
  latest: CheckoutSignal | undefined;
  private over = false;
  private wake: (() => void) | null = null;

  constructor(private readonly onEnd: () => void) {}

  receive(signal: CheckoutSignal | null): void {
    this.heard.push(signal);
    if (signal) this.latest = signal;
    this.wake?.();
  }

  /** The first signal that is `wanted` within so many milliseconds, else undefined. */
  async first(
    wanted: (signal: CheckoutSignal | null) => boolean,
    ms: number,
  ): Promise<CheckoutSignal | null | undefined> {
    const end = Date.now() + ms;
    for (;;) {
      while (this.heard.length > 0) {
        const signal = this.heard.shift() ?? null;
        if (wanted(signal)) return signal;
      }
      const left = end - Date.now();
      if (left <= 0 || this.over) return undefined;
      await this.nextWithin(left);
    }
  }

  /** Stops listening; a request that still waits gives up. */
  end(): void {
    this.over = true;
    this.wake?.();
    this.onEnd();
  }

  private async nextWithin(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    this.wake = null;
  }
}

/** Whether a signal says what became of the payment. */
export function isDecided(signal: CheckoutSignal | null): boolean {
  return signal !== null && !UNDER_WAY.includes(signal.checkout.state);
}

export function signalOf(doc: CheckoutDoc): CheckoutSignal {
  const { payment, customerId, version } = doc;
  return {
    customerId,
    version,
    checkout: presentCheckout(doc),
    payment: payment
      ? { id: payment.id ?? null, status: payment.status, lastErrorCode: payment.lastErrorCode }
      : null,
  };
}
