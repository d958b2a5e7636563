import type { Delivery, PaymentStore } from '../store/payment-store';
import type { Charge, PaymentIntent, Refund, StripeEvent } from '../stripe-objects';
import { stripeId, unixSeconds } from '../stripe-ids';
import { postJson } from './post-json';
import { signWebhook } from './signature';

export const API_VERSION = '2026-10-28.endive';

const TICK_MS = 100;
const CONCURRENCY = 16;
const ATTEMPT_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
/** About half an hour of trying. */
const MAX_ATTEMPTS = 40;

export interface WebhookTarget {
  url: string;
  /** Types of events that are sent; all when empty. */
  events: readonly string[];
  secret: string;
}

/** Delivers every event at least once: signed, retried with backoff, resumed after a restart. */
export class WebhookSender {
  private readonly inFlight = new Map<string, Promise<void>>();
  private readonly pending = new Map<string, Delivery>();
  private timer: NodeJS.Timeout | undefined;
  private paused = false;

  constructor(
    private readonly store: PaymentStore,
    private readonly target: WebhookTarget,
  ) {
    for (const delivery of store.list('deliveries').reverse()) this.enqueue(delivery);
  }

  start(): void {
    this.timer = setInterval(() => this.pump(), TICK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.paused = true;
    await Promise.all(this.inFlight.values());
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.pump();
  }

  /** Stores the event with a copy of the object as it is now, and sends it. */
  emit(type: string, object: PaymentIntent | Charge | Refund, idempotencyKey: string | null): void {
    const event: StripeEvent = {
      id: stripeId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: unixSeconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: stripeId('req'), idempotency_key: idempotencyKey },
      type,
    };
    this.store.save('events', event);
    const { events } = this.target;
    if (events.length === 0 || events.includes(type)) this.redeliver(event.id);
  }

  /** Sends a stored event once more, as the dashboard's "Resend" does. */
  redeliver(eventId: string): void {
    const delivery: Delivery = {
      id: eventId,
      attempts: 0,
      nextAttemptAt: Date.now(),
      lastStatus: null,
      state: 'pending',
    };
    this.enqueue(this.store.save('deliveries', delivery));
    setImmediate(() => this.pump());
  }

  private enqueue(delivery: Delivery): void {
    if (delivery.state === 'pending') this.pending.set(delivery.id, delivery);
  }

  private pump(): void {
    const now = Date.now();
    for (const delivery of this.pending.values()) {
      if (this.paused || this.inFlight.size >= CONCURRENCY) return;
      if (delivery.nextAttemptAt > now || this.inFlight.has(delivery.id)) continue;
      const attempt = this.attempt(delivery).finally(() => this.inFlight.delete(delivery.id));
      this.inFlight.set(delivery.id, attempt);
    }
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const event = this.store.get('events', delivery.id);
    if (!event) {
      this.pending.delete(delivery.id);
      return;
    }
    const lastStatus = await this.post(event);
    const attempts = delivery.attempts + 1;
    const next: Delivery = {
      ...delivery,
      attempts,
      lastStatus,
      nextAttemptAt: Date.now() + retryDelay(attempts),
      state: stateAfter(lastStatus, attempts),
    };
    this.store.save('deliveries', next);
    if (next.state === 'pending') this.pending.set(next.id, next);
    else this.pending.delete(next.id);
  }

  /** The status of the answer, or null when there was none. */
  private async post(event: StripeEvent): Promise<number | null> {
    const body = JSON.stringify(event);
    try {
      return await postJson(this.target.url, {
        body,
        headers: {
          'stripe-signature': signWebhook(body, this.target.secret, unixSeconds()),
          'user-agent': 'Stripe/1.0 (+local)',
        },
        timeoutMs: ATTEMPT_TIMEOUT_MS,
      });
    } catch {
      return null;
    }
  }
}

function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

function stateAfter(status: number | null, attempts: number): Delivery['state'] {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return attempts >= MAX_ATTEMPTS ? 'given_up' : 'pending';
}
