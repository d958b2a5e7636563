import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import type { Replica } from '@solar/infra-local/stack/replicas';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { killInTurn, shuffled, type Kill } from '../../src/killer';
import { buyOne, ManyPurchases, PATIENCE_MS } from '../../src/many-purchases';
import { MemoryWatch } from '../../src/memory-watch';
import { swellOutbox, untilDrained } from '../../src/outboxes';
import { PatientApi } from '../../src/patient-api';
import { atRest } from '../../src/rest';
import { connectStack } from '../../src/stack-address';
import { countOf, EVENTS, purge } from '../../src/streams';
import { expect, test } from '../../src/test';

const PIECES = 10_000;
const KILL_EVERY_MS = 5_000;
const MOST_ROUNDS = 3;

const LEFT_BEHIND = 50_000;
/** Nobody listens to it. */
const SWOLLEN = 'evt.checkout.swollen.left.v1';
/** Purchases that go on put a row there now and then. */
const NEARLY_DRAINED = 100;
const DRAIN_TIMEOUT_MS = 150_000;
const LEAST_PURCHASES = 3;
/** A process of checkout that publishes by batches stays below 400 MB; one that reads all messages at once needs 1,700. */
const MEMORY_MB = 800;

test.describe('two replicas of every service', () => {
  test.beforeAll(async () => {
    await connectStack().scale(2);
  });
  test.afterAll(async () => {
    await connectStack().scale(1);
  });

  test('lose no order, payment or piece while one of them is killed every five seconds', async ({
    stack,
  }) => {
    test.setTimeout(600_000);
    const purchases = await ManyPurchases.prepare(stack);
    const { replicas } = await stack.state();
    const [kills, outcomes] = await Promise.all([
      killUntilSomethingIsLeft(stack, replicas),
      purchases.run(),
    ]);
    await purchases.expectNothingLost(outcomes);

    expect(leftBehindBy(kills)).toBeGreaterThan(0);
    console.log(
      `${outcomes.length} orders through ${kills.length} kills, which left ${leftBehindBy(kills)} documents with messages; ` +
        `${purchases.repetitions.repeated} requests were repeated, none more than ${purchases.repetitions.most - 1} times`,
    );
  });

  test('publish fifty thousand messages that were left behind while the shop goes on and checkout is deployed anew', async ({
    stack,
  }) => {
    test.setTimeout(600_000);
    const api = PatientApi.create(stack.url);
    const product = await createProduct(api, PIECES);
    const buyer = await Buyer.create(api, await api.as('admin'), PATIENCE_MS);
    const service = 'checkout';
    const { replicas } = await stack.state();
    const memory = new MemoryWatch(replicas.filter((replica) => replica.service === service));
    let draining = true;
    const buying = buyWhile(buyer, product.id, () => draining);

    await swellOutbox(stack, { service, subject: SWOLLEN, messages: LEFT_BEHIND });
    // Whoever gets the lease of the sweeper begins at once.
    for (const name of [service, `${service}-2`]) await stack.restart(name);
    const seconds = await untilDrained(stack, {
      service,
      left: NEARLY_DRAINED,
      timeoutMs: DRAIN_TIMEOUT_MS,
    });
    draining = false;
    const outcomes = await buying;
    await atRest(stack);

    expect(await countOf(stack, EVENTS, SWOLLEN)).toBe(LEFT_BEHIND);
    await purge(stack, EVENTS, SWOLLEN);
    expect(outcomes.length).toBeGreaterThan(LEAST_PURCHASES);
    expect(new Set(outcomes.map(({ checkoutState }) => checkoutState))).toEqual(new Set(['paid']));
    const peak = memory.stop();
    expect(peak).toBeLessThan(MEMORY_MB);
    console.log(
      `${LEFT_BEHIND} messages drained in ${seconds.toFixed(1)} s after the deployment, ${outcomes.length} purchases meanwhile; ` +
        `no process of ${service} had more than ${peak.toFixed(0)} MB`,
    );
  });
});

const leftBehindBy = (kills: readonly Kill[]) =>
  kills.reduce((count, { leftBehind }) => count + leftBehind, 0);

/** Kills each once; once more when none of them had anything to publish just then, which happens on a busy machine. */
async function killUntilSomethingIsLeft(
  stack: StackClient,
  replicas: readonly Replica[],
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let round = 0; round < MOST_ROUNDS && leftBehindBy(kills) === 0; round += 1) {
    kills.push(...(await killInTurn(stack, shuffled(replicas), KILL_EVERY_MS)));
  }
  return kills;
}

/** One purchase after another as long as the condition holds. */
async function buyWhile(
  buyer: Buyer,
  productId: string,
  goesOn: () => boolean,
): Promise<PaymentStatusView[]> {
  const outcomes: PaymentStatusView[] = [];
  while (goesOn()) {
    outcomes.push(await buyOne(buyer, productId));
  }
  return outcomes;
}
