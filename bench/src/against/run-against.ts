import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@solar/infra-local/stack/parts';
import { sleep } from '@solar/infra-local/process/wait';
import { CASES, type Case } from '../load/cases';
import { openShop, type Shop } from '../load/shop';
import type { BenchOptions } from '../options';
import { engineOf, machine } from '../report/machine';
import { save } from '../report/save';
import { checkoutAt } from '../stack/checkout-at';
import { memoryOf } from '../stack/process-usage';
import { REST_BEFORE_MEMORY_MS, Side } from '../stack/side';
import { againstReport } from './against-report';
import type { AgainstResults, SideFigures } from './against-results';
import { compare } from './comparison';
import { runTurns } from './turns';

/** Measures this checkout and another commit by turns on one machine. */
export async function runAgainst(
  root: string,
  dir: string,
  options: BenchOptions & { against: string },
): Promise<void> {
  const other = checkoutAt(root, options.against);
  const loadAverage = loadavg();
  const sides: Side[] = [];
  const open = async (name: string, of: string): Promise<Shop> => {
    const side = await Side.start({ name, root: of, dir: join(dir, name) });
    sides.push(side);
    const buyers = Math.max(...options.clients, ...options.checkoutClients);
    return openShop(side, { products: options.products, buyers });
  };
  try {
    const before = await open('before', other.root);
    const atRest = { before: await figuresOf(before, other.commit) };
    before.side.pause();
    const after = await open('after', root);
    const figures = { ...atRest, after: await figuresOf(after, headOf(root)) };
    const engine = await engineOf(after.side.mongo);
    after.side.pause();
    const results: AgainstResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      loadAverage,
      engine,
      products: after.products,
      seconds: options.seconds,
      rounds: options.rounds,
      ...figures,
      cases: await runAll({ before, after }, options),
    };
    const name = `${results.date}-${figures.after.commit}-against-${other.commit}`;
    save(root, name, results, againstReport(results));
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

async function runAll(
  shops: { before: Shop; after: Shop },
  { cases, clients, checkoutClients, seconds, rounds }: BenchOptions,
): Promise<AgainstResults['cases']> {
  const results: AgainstResults['cases'] = [];
  for (const name of cases) {
    const one = CASES[name] as Case;
    for (const level of one.of === 'requests' ? clients : checkoutClients) {
      results.push(compare(await runTurns(one, level, seconds, rounds, shops)));
    }
  }
  return results;
}

async function figuresOf({ side, coldStartMs }: Shop, commit: string): Promise<SideFigures> {
  await sleep(REST_BEFORE_MEMORY_MS);
  const resident = SERVICES.map((name) => memoryOf(side.pid(name)).residentBytes);
  const memoryBytes = resident.reduce((sum, bytes) => sum + bytes, 0);
  return { commit, coldStartMs, memoryBytes };
}

function headOf(root: string): string {
  const args = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
