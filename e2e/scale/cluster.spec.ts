import { killOneAtATime } from '../src/killer';
import { ManyPurchases } from '../src/many-purchases';
import { connectStack } from '../src/stack-address';
import { expect, test } from '../src/test';

const SERVERS = ['nats', 'nats-2', 'nats-3'];
/** Long enough for some purchases with all three, before the next one is killed. */
const PAUSE_MS = 6_000;

test.afterAll(async () => {
  await connectStack().scale(1);
});

for (const count of [2, 3]) {
  test(`${count} replicas of every service lose nothing while each server of the message cluster is killed in its turn`, async ({
    stack,
  }) => {
    test.setTimeout(600_000);
    const { replicas, processes } = await stack.scale(count);
    expect(replicas).toHaveLength(5 * count);
    expect(SERVERS.filter((name) => processes[name]?.state !== 'ready')).toEqual([]);

    const purchases = await ManyPurchases.prepare(stack);
    const start = performance.now();
    const [outcomes] = await Promise.all([
      purchases.run(),
      killOneAtATime(stack, SERVERS, PAUSE_MS),
    ]);
    const seconds = (performance.now() - start) / 1_000;
    await purchases.expectNothingLost(outcomes);

    const { repeated, most } = purchases.repetitions;
    console.log(
      `${outcomes.length} orders in ${seconds.toFixed(0)} s with ${count} replicas, three servers killed in turn; ` +
        `${repeated} requests were repeated, none more than ${most - 1} times`,
    );
  });
}
