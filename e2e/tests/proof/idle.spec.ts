import { sleep } from '@solar/infra-local/process/wait';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import { metricsOf, samplesOf, type Sample } from '../../src/metrics';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';

/** With MONGODB_COMMANDS_BY_NAME=true in the environment of the stack the lines that are printed name the commands. */
const COMMANDS = 'mongodb_commands_total';
/** Each of their samples is the answer to a command that the look itself makes. */
const ASKED_BY_THE_LOOK = ['outbox_pending', 'checkout_overdue', 'papers_due'];
/** A minute, so that each job that comes round by minutes is met once. `npm run proof:idle` looks for five. */
const SECONDS = Number(process.env['IDLE_SECONDS'] ?? 60);

/** What earlier tests have left, such as papers of paid orders and holds that end, may take up the first looks. */
const LOOKS = 3;

test('an idle stack asks its databases less than once a second', async ({ stack }) => {
  test.setTimeout(LOOKS * (SECONDS + 200) * 1_000);
  let commands = Infinity;
  for (let look = 1; look <= LOOKS && commands >= SECONDS; look += 1) {
    commands = await commandsInALook(stack);
  }
  expect(commands).toBeLessThan(SECONDS);
});

async function commandsInALook(stack: StackClient): Promise<number> {
  await atRest(stack);
  const before = await commandsOf(stack);
  await sleep(SECONDS * 1_000);
  const after = await commandsOf(stack);

  const made = [...after.counts]
    .map(([what, count]) => ({ what, count: count - (before.counts.get(what) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const commands = made.reduce((sum, { count }) => sum + count, 0) - before.ownCommands;
  const perSecond = (commands / SECONDS).toFixed(2);
  console.log(`${commands} commands in ${SECONDS} s, ${perSecond} a second, over all services`);
  for (const { what, count } of made) console.log(`  ${String(count).padStart(4)}  ${what}`);
  return commands;
}

/** Commands so far by service, name and collection, and how many of them the look itself makes after its answer. */
async function commandsOf(
  stack: StackClient,
): Promise<{ counts: Map<string, number>; ownCommands: number }> {
  const { replicas } = await stack.state();
  const counts = new Map<string, number>();
  let ownCommands = 0;
  for (const replica of replicas) {
    const samples: Sample[] = await metricsOf(replica);
    for (const { labels, value } of samplesOf(samples, COMMANDS)) {
      counts.set(`${replica.name} ${labels}`, value);
    }
    ownCommands += samples.filter(({ name }) => ASKED_BY_THE_LOOK.includes(name)).length;
  }
  return { counts, ownCommands };
}
