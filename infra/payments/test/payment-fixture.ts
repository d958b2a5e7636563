import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startPaymentServer, type PaymentServer } from '../src/payment-server';

export const WEBHOOK_SECRET = 'whsec_test';

export interface ReceivedWebhook {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** A shop that receives webhooks; `status` is what it answers. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  status = 200;
  private server: Server | undefined;

  async listen(): Promise<string> {
    this.server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const signature = String(request.headers['stripe-signature']);
        this.received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
        response.writeHead(this.status).end();
      });
    });
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}/webhook`;
  }

  ofType(type: string): ReceivedWebhook[] {
    return this.received.filter(({ event }) => event.type === type);
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

/** A running payment server, its SDK client and its webhook receiver. */
export class PaymentFixture {
  readonly webhooks = new WebhookReceiver();
  readonly dataDir = mkdtempSync(join(tmpdir(), 'solar-payments-'));
  stripe!: Stripe;
  origin!: string;
  private server!: PaymentServer;
  private webhookUrl = '';

  async start(): Promise<this> {
    this.webhookUrl = await this.webhooks.listen();
    await this.boot();
    return this;
  }

  /** Types of events that the endpoint subscribes to from the next start on; all when empty. */
  events: string[] = [];

  /** Ends the server and starts another on the same data. */
  async restart(): Promise<void> {
    await this.server.close();
    await this.boot();
  }

  async stop(): Promise<void> {
    await this.server.close();
    this.webhooks.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async control(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const response = await fetch(`${this.origin}/test/${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return response.json();
  }

  private async boot(): Promise<void> {
    this.server = await startPaymentServer({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: 0,
      DATA_DIR: this.dataDir,
      PUBLIC_URL: 'http://localhost:22000',
      WEBHOOK_URL: this.webhookUrl,
      WEBHOOK_EVENTS: this.events,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LATE_SUCCESS_SECONDS: 3600,
    });
    this.origin = `http://127.0.0.1:${this.server.port}`;
    this.stripe = new Stripe('sk_test_local', {
      host: '127.0.0.1',
      port: this.server.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
  }
}

/** Polls until the check holds; the failure names what never came true. */
export async function eventually(what: string, check: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!check()) {
    if (Date.now() > deadline) throw new Error(`Never happened: ${what}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => resolve(body));
    request.on('error', reject);
  });
}
