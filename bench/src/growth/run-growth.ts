import { SERVICES, type ServiceName } from '@solar/infra-local/stack/parts';
import type { SentCommand } from '../commands/command-proxy';
import { startCounted } from '../commands/counted-side';
import { HttpCaller } from '../load/http-caller';
import { People } from '../load/people';
import { engineOf, machine } from '../report/machine';
import { save } from '../report/save';
import type { Side } from '../stack/side';
import { fill, type Filled } from './fill';
import { GROWING } from './growing';
import { growthQueries, type GrowthQuery } from './growth-queries';
import { growthReport, type GrowthResults, type SizeResults, type Timed } from './growth-report';
import { explain } from './query-plans';

const SMALL = 10_000;
const WARM_UPS = 3;
const REPEATS = 15;
/** One that takes longer is asked less often. */
const SLOW_MS = 1_000;
const SLOW_REPEATS = 2;
const OK = 200;

/** Asks the same questions of a shop with ten thousand orders and of one with many more. */
export async function runGrowth(root: string, dir: string, total: number): Promise<void> {
  const seen: SentCommand[] = [];
  // Databases of its own: a server that was given by its address may hold others.
  const serviceEnv = Object.fromEntries(
    SERVICES.map((name) => [name, { MONGODB_DB: databaseOf(name) }]),
  );
  const { side, stop } = await startCounted(
    { name: 'growth', root, dir, serviceEnv },
    (_service, command) => seen.push(command),
  );
  try {
    await leaveTraces(side);
    const results: GrowthResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      engine: await engineOf(side.mongo),
      small: await atSize(side, SMALL, seen),
      large: await atSize(side, total, seen),
    };
    save(root, `${results.date}-growth-${total}`, results, growthReport(results));
  } finally {
    await stop();
  }
}

/** Changes by staff, as patterns of the audit trail. */
async function leaveTraces(side: Side): Promise<void> {
  const { token } = await new People(side.url('account')).demo('admin');
  const admin = new HttpCaller(token);
  for (const from of ['/old-offers', '/old-prices', '/old-news']) {
    const body = { from, to: '/products' };
    await admin.expect({ method: 'POST', url: `${side.url('admin')}/api/admin/redirects`, body });
  }
  await side.rest();
}

async function atSize(side: Side, total: number, seen: SentCommand[]): Promise<SizeResults> {
  const db = (service: string) => side.mongo.db(databaseOf(service as ServiceName));
  const filled: Record<string, Filled> = {};
  for (const growing of GROWING) {
    const done = await fill(db(growing.service), growing, total);
    if (!done) continue;
    filled[growing.collection] = done;
    const { documents, seconds } = done;
    console.log(`  ${growing.collection}: ${documents} documents, ${seconds.toFixed(0)} s`);
  }
  seen.length = 0;
  const people = new People(side.url('account'));
  const callers = {
    admin: new HttpCaller((await people.demo('admin')).token),
    customer: new HttpCaller((await people.demo('customer')).token),
  };
  const queries: Timed[] = [];
  for (const query of await growthQueries(db)) {
    const answer = await ask(side, query, callers[query.as], seen);
    queries.push(answer);
    console.log(`  ${query.name}: ${answer.ms.toFixed(1)} ms ${answer.failed ?? ''}`);
  }
  return { total, filled, queries };
}

/** The median time of a request by one person alone, and the plans of what it asks of the database. */
async function ask(
  side: Side,
  { name, service, path }: GrowthQuery,
  caller: HttpCaller,
  seen: SentCommand[],
): Promise<Timed> {
  const url = `${side.url(service)}${path}`;
  seen.length = 0;
  const first = await timed(caller, url);
  const plans = await explain(side.mongo, ofService(seen, service));
  const isSlow = first.ms > SLOW_MS;
  for (let i = 0; i < (isSlow ? 0 : WARM_UPS); i += 1) await timed(caller, url);
  const answers = [];
  for (let i = 0; i < (isSlow ? SLOW_REPEATS : REPEATS); i += 1) {
    answers.push(await timed(caller, url));
  }
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    name,
    ms: times[Math.floor(times.length / 2)] ?? 0,
    failed: answers.find(({ status }) => status !== OK)?.status ?? null,
    plans,
  };
}

async function timed(caller: HttpCaller, url: string): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  const { status } = await caller.call({ method: 'GET', url });
  return { ms: performance.now() - startedAt, status };
}

function ofService(commands: readonly SentCommand[], service: ServiceName): SentCommand[] {
  return commands.filter(({ body }) => body['$db'] === databaseOf(service));
}

function databaseOf(service: ServiceName): string {
  return `growth_${service}`;
}
