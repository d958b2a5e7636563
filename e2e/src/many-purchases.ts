import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { sleep } from '@solar/infra-local/process/wait';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { expect } from '@playwright/test';
import { driftsOf, ordersOf, stockOf } from './books';
import { Buyer } from './buyer';
import { createProduct } from './fresh-product';
import { PatientApi } from './patient-api';
import { PaymentLevers } from './payment-levers';
import { atRest } from './rest';

const PURCHASES = 200;
const BUYERS = 10;
const PIECES = 10_000;
/** Purchases are spread over the time in which parts of the stack are killed. */
const BUY_EVERY_MS = 2_500;
/** What a dead process had taken from a stream is offered again after half a minute. */
export const PATIENCE_MS = 150_000;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Two hundred purchases of one product by ten people, and what has to be true of them afterwards. */
export class ManyPurchases {
  private constructor(
    private readonly stack: StackClient,
    private readonly api: PatientApi,
    private readonly productId: string,
    private readonly buyers: readonly Buyer[],
    private readonly since: Date,
  ) {}

  static async prepare(stack: StackClient): Promise<ManyPurchases> {
    const since = new Date();
    const api = PatientApi.create(stack.url);
    const { id } = await createProduct(api, PIECES);
    const admin = await api.as('admin');
    const buyers: Buyer[] = [];
    for (let i = 0; i < BUYERS; i += 1) buyers.push(await Buyer.create(api, admin, PATIENCE_MS));
    return new ManyPurchases(stack, api, id, buyers, since);
  }

  get repetitions(): PatientApi['repetitions'] {
    return this.api.repetitions;
  }

  /** All of them buy at even intervals; resolves with the answers that they got. */
  async run(): Promise<PaymentStatusView[]> {
    const each = this.buyers.map((buyer) => buyOnSchedule(buyer, this.productId));
    return (await Promise.all(each)).flat();
  }

  /** Every purchase that was acknowledged is one paid order, one payment and one piece, and nothing else is. */
  async expectNothingLost(outcomes: readonly PaymentStatusView[]): Promise<void> {
    await atRest(this.stack);
    expect(new Set(outcomes.map(({ checkoutState }) => checkoutState))).toEqual(new Set(['paid']));
    const acknowledged = outcomes.map(({ orderNumber }) => orderNumber).sort();
    const orders = (await Promise.all(this.buyers.map(({ api }) => ordersOf(api)))).flat();
    expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(acknowledged);
    expect(new Set(acknowledged).size).toBe(PURCHASES);
    for (const { status, paymentStatus } of orders) {
      expect({ status, paymentStatus }).toEqual({
        status: 'processing',
        paymentStatus: 'succeeded',
      });
    }

    const taken = await new PaymentLevers(this.stack).takenSince(this.since);
    expect(taken.map(({ id }) => id).sort()).toEqual(
      outcomes.map(({ paymentId }) => paymentId).sort(),
    );
    expect(sum(taken.map(({ amount_received }) => amount_received))).toBe(
      sum(orders.map(({ total }) => total.amount)),
    );

    const warehouse = await this.api.as('warehouse');
    expect(await stockOf(warehouse, this.productId)).toMatchObject({
      onHand: PIECES,
      held: 0,
      allocated: PURCHASES,
      available: PIECES - PURCHASES,
    });
    expect(await driftsOf(await this.api.as('admin'))).toBe(0);
  }
}

/** Begins a purchase at even intervals, or as soon as the one before has ended. */
async function buyOnSchedule(buyer: Buyer, productId: string): Promise<PaymentStatusView[]> {
  const outcomes: PaymentStatusView[] = [];
  const start = Date.now() + Math.random() * BUY_EVERY_MS;
  for (let i = 0; i < PURCHASES / BUYERS; i += 1) {
    const wait = start + i * BUY_EVERY_MS - Date.now();
    if (wait > 0) await sleep(wait);
    outcomes.push(await buyOne(buyer, productId));
  }
  return outcomes;
}

/** One purchase that has to succeed. */
export async function buyOne(buyer: Buyer, productId: string): Promise<PaymentStatusView> {
  const outcome = await buyer.buy(productId);
  if (outcome === null) throw new Error('The stock was refused');
  return outcome;
}
