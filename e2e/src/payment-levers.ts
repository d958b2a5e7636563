import { SECRET_KEY } from '@solar/infra-payments/http/api-call';
import { signWebhook } from '@solar/infra-payments/webhooks/signature';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import type { Answer, Api } from './api';
import { waitUntil } from './wait';

/** An event of the payment server, as it is delivered to the webhook. */
export interface PaymentEvent {
  id: string;
  type: string;
  created: number;
  data: { object: Record<string, unknown> & { id: string } };
}

/** A payment in the books of the payment server. */
interface TakenPayment {
  id: string;
  status: string;
  amount_received: number;
  metadata: { checkoutId?: string };
}

interface Delivery {
  id: string;
  attempts: number;
  lastStatus: number | null;
  state: string;
}

const WEBHOOK = '/api/payments/webhook';

/** What a test may do to the local payment server: hold its webhooks back, send them again, read its books. */
export class PaymentLevers {
  private readonly url: string;
  private readonly webhookSecret: string;

  constructor(stack: StackClient) {
    this.url = stack.urls.payments;
    this.webhookSecret = stack.secrets.stripeWebhookSecret;
  }

  /** Runs with no webhook leaving the payment server; they leave when it ends, however it ends. */
  async whileWebhooksWait<T>(work: () => Promise<T>): Promise<T> {
    await this.control('webhooks/pause');
    try {
      return await work();
    } finally {
      await this.control('webhooks/resume');
    }
  }

  redeliver(eventId: string): Promise<void> {
    return this.control(`events/${eventId}/redeliver`);
  }

  settleLatePayments(): Promise<void> {
    return this.control('late/settle');
  }

  async eventOf(paymentId: string, type: string): Promise<PaymentEvent> {
    const query = new URLSearchParams({ type, limit: '100' });
    const { data } = await this.read<{ data: PaymentEvent[] }>(`/v1/events?${query}`);
    const event = data.find(({ data: { object } }) => object.id === paymentId);
    if (!event) throw new Error(`The payment server has no ${type} of ${paymentId}`);
    return event;
  }

  async statusOf(paymentId: string): Promise<string> {
    return (await this.read<{ status: string }>(`/v1/payment_intents/${paymentId}`)).status;
  }

  /** Payments made since a time whose money was taken. */
  async takenSince(since: Date): Promise<TakenPayment[]> {
    const found: TakenPayment[] = [];
    for (let after = ''; ;) {
      const query = new URLSearchParams({
        limit: '100',
        'created[gte]': String(Math.floor(since.getTime() / 1_000)),
        ...(after && { starting_after: after }),
      });
      const page = await this.read<{ data: TakenPayment[]; has_more: boolean }>(
        `/v1/payment_intents?${query}`,
      );
      found.push(...page.data.filter(({ status }) => status === 'succeeded'));
      after = page.data.at(-1)?.id ?? '';
      if (!page.has_more) return found;
    }
  }

  /** Waits until the webhook has taken the event. */
  delivered(eventId: string): Promise<Delivery> {
    return waitUntil(`the delivery of ${eventId}`, async () => {
      const { data } = await this.read<{ data: Delivery[] }>('/test/deliveries');
      const delivery = data.find(({ id }) => id === eventId);
      return delivery?.state === 'delivered' && delivery;
    });
  }

  /** Delivers an event through the edge under a signature made with the given secret, or with the real one. */
  send(
    api: Api,
    event: PaymentEvent,
    { secret = this.webhookSecret, ageSeconds = 0 } = {},
  ): Promise<Answer<{ code?: string }>> {
    const body = JSON.stringify(event);
    const signedAt = Math.floor(Date.now() / 1_000) - ageSeconds;
    const headers = { 'stripe-signature': signWebhook(body, secret, signedAt) };
    return api.post(WEBHOOK, { body, headers });
  }

  private async control(lever: string): Promise<void> {
    const response = await fetch(`${this.url}/test/${lever}`, { method: 'POST' });
    if (!response.ok) throw new Error(`${lever}: ${response.status} ${await response.text()}`);
  }

  private async read<T>(path: string): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      headers: { authorization: `Bearer ${SECRET_KEY}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
