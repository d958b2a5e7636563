import { join } from 'node:path';
import { sleep } from '@solar/infra-local/process/wait';
import { at } from '../load/cases';
import { purchase, type AfterStep } from '../load/purchase';
import { openShop, type Shop } from '../load/shop';
import type { BenchOptions } from '../options';
import { save } from '../report/save';
import { checkoutAt } from '../stack/checkout-at';
import { commandsReport, type CommandResults } from './commands-report';
import { addCounts, CommandTally, emptyCounts, type Counts } from './command-tally';
import { startCounted } from './counted-side';

/** The first purchase of a product since the start reads it; what is counted is bought of the products of the warm-up. */
const WARM_UP_PURCHASES = 3;
const PURCHASES = 10;
const CLIENTS = 8;
const PURCHASES_EACH = 10;
/** As long as the slowest of the jobs that run by themselves takes to come round. */
const IDLE_SECONDS = 60;
/** What a service clears a moment after a step belongs to the step. */
const AFTERMATH_MS = 1_500;

/** Counts the commands of a purchase, step by step and under load; of another commit first where one is named. */
export async function runCommands(root: string, dir: string, options: BenchOptions): Promise<void> {
  const results: CommandResults[] = [];
  if (options.against !== null) {
    const other = checkoutAt(root, options.against);
    results.push(await countOn(other.commit, other.root, join(dir, 'before')));
  }
  results.push(await countOn('this checkout', root, join(dir, 'after')));
  const date = new Date().toISOString().slice(0, 10);
  save(root, `${date}-commands`, results, results.map(commandsReport).join('\n\n'));
}

async function countOn(name: string, root: string, dir: string): Promise<CommandResults> {
  const tally = new CommandTally();
  const { side, stop } = await startCounted({ name, root, dir }, (service, command) =>
    tally.add(service, command),
  );
  try {
    const shop = await openShop(side, { products: 1, buyers: CLIENTS });
    return { name, ...(await countIn(shop, tally)) };
  } finally {
    await stop();
  }
}

async function countIn(shop: Shop, tally: CommandTally): Promise<Omit<CommandResults, 'name'>> {
  const buyers = await shop.people.signInAll(shop.buyers);
  const buy = (client: number, round: number, afterStep?: AfterStep) =>
    purchase(shop.targets, at(buyers, client), at(shop.productIds, client + round), afterStep);
  for (let round = 0; round < WARM_UP_PURCHASES; round += 1) await buy(0, round);
  await settle(shop);
  const idle = await countIdle(tally);
  const steps = new Map<string, Counts>();
  for (let round = 0; round < PURCHASES; round += 1) {
    let from = performance.now();
    tally.take();
    await buy(0, round % WARM_UP_PURCHASES, async (step) => {
      await settle(shop);
      const counts = steps.get(step) ?? emptyCounts();
      addCounts(counts, tally.take(), 1 / PURCHASES);
      addCounts(counts, idle, -(performance.now() - from) / 1000 / PURCHASES);
      steps.set(step, counts);
      from = performance.now();
    });
  }
  return { idle, steps, underLoad: await countUnderLoad(shop, tally, idle, buy) };
}

/** Commands a second of a stack that nobody uses. */
async function countIdle(tally: CommandTally): Promise<Counts> {
  tally.take();
  await sleep(IDLE_SECONDS * 1000);
  const idle = emptyCounts();
  addCounts(idle, tally.take(), 1 / IDLE_SECONDS);
  return idle;
}

/** Commands of one order while several customers buy: what can be written together is. */
async function countUnderLoad(
  shop: Shop,
  tally: CommandTally,
  idle: Counts,
  buy: (client: number, round: number) => Promise<void>,
): Promise<Counts> {
  tally.take();
  const from = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let round = 0; round < PURCHASES_EACH; round += 1) await buy(client, round);
    }),
  );
  await settle(shop);
  const counts = emptyCounts();
  const orders = CLIENTS * PURCHASES_EACH;
  addCounts(counts, tally.take(), 1 / orders);
  addCounts(counts, idle, -(performance.now() - from) / 1000 / orders);
  return counts;
}

async function settle({ side }: Shop): Promise<void> {
  await side.rest();
  await sleep(AFTERMATH_MS);
}
