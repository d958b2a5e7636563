import type { Case } from '../load/cases';
import { closeConnections } from '../load/http-caller';
import type { Figures } from '../load/measure';
import type { Shop } from '../load/shop';

/** All runs of one case at one number of clients, in pairs of the same round. */
export interface PairedRuns {
  name: string;
  clients: number;
  before: Figures[];
  after: Figures[];
}

/** Runs a case on both sides by turns, A B then B A, so that neither always comes first; only one of them is awake. */
export async function runTurns(
  one: Case,
  clients: number,
  seconds: number,
  rounds: number,
  shops: { before: Shop; after: Shop },
): Promise<PairedRuns> {
  const runs: PairedRuns = { name: one.name, clients, before: [], after: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
    for (const which of order) {
      const shop = shops[which];
      await shop.side.resume();
      const runner = await one.on(shop);
      await runner.warmUp();
      runs[which].push(await runner.run(clients, seconds));
      await shop.side.rest();
      closeConnections();
      shop.side.pause();
    }
    const rates = [runs.before, runs.after].map((all) => all[round]?.perSecond.toFixed(1));
    console.log(`  ${one.name}, ${clients} clients: ${rates[0]}/s before, ${rates[1]}/s after`);
  }
  return runs;
}
