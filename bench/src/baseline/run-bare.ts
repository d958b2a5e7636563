import { loadavg } from 'node:os';
import { sleep } from '@solar/infra-local/process/wait';
import { CASES, type Case } from '../load/cases';
import { openShop, type Shop } from '../load/shop';
import type { BenchOptions } from '../options';
import { auditPages } from '../pages/audit-pages';
import { engineOf, machine } from '../report/machine';
import { markdownOf } from '../report/markdown';
import type { CaseResult, ProcessMemory, Results } from '../report/results';
import { save } from '../report/save';
import { memoryOf } from '../stack/process-usage';
import { REST_BEFORE_MEMORY_MS, Side } from '../stack/side';
import { bareRunner } from './bare-cases';
import { startBareServer, type BareServer } from './bare-server';
import { copyOrders, fillBare } from './fill-bare';

/** Measures this checkout beside the bare server in the same run. */
export async function runBare(root: string, dir: string, options: BenchOptions): Promise<void> {
  const loadAverage = loadavg();
  const side = await Side.start({ name: 'services', root, dir });
  try {
    const buyers = Math.max(...options.clients, ...options.checkoutClients);
    const shop = await openShop(side, { products: options.products, buyers });
    const results = { ...(await measureShop(root, shop, options)), loadAverage };
    save(root, `${results.date}-${results.products}`, results, markdownOf(results));
  } finally {
    await side.stop();
  }
}

async function measureShop(
  root: string,
  shop: Shop,
  options: BenchOptions,
): Promise<Omit<Results, 'loadAverage'>> {
  const { side } = shop;
  await fillBare(side.mongo);
  const bare = await startBareServer(side.mongoUrl);
  try {
    await sleep(REST_BEFORE_MEMORY_MS);
    const memoryAtRest = memoryTable(side, bare);
    const cases: CaseResult[] = [];
    for (const name of options.cases) {
      if (name === 'orders') await copyOrders(side.mongo);
      cases.push(...(await runCase(name, shop, bare, options)));
    }
    const memoryAfter = memoryTable(side, bare);
    const { scripts, pages } = options.pages
      ? await auditPages(root, side.edgeUrl, shop.caseData.demoSlug)
      : { scripts: [], pages: [] };
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      engine: await engineOf(side.mongo),
      products: shop.products,
      seconds: options.seconds,
      coldStartMs: { ...shop.coldStartMs, bare: bare.coldStartMs },
      cases,
      memoryAtRest,
      memoryAfter,
      scripts,
      pages,
    };
  } finally {
    await bare.stop();
  }
}

/** On the services and at once on the bare server, so that both meet the same neighbours on the machine. */
async function runCase(
  key: string,
  shop: Shop,
  server: BareServer,
  options: BenchOptions,
): Promise<CaseResult[]> {
  const one = CASES[key] as Case;
  const services = await one.on(shop);
  const watched = { services: [server.pid], database: shop.side.watched.database, others: [] };
  const { bare, fromMemory } = bareRunner(key, shop, server, { watched });
  await services.warmUp();
  await bare.warmUp();
  const results: CaseResult[] = [];
  const { seconds } = options;
  for (const clients of one.of === 'requests' ? options.clients : options.checkoutClients) {
    const result = {
      name: one.name,
      clients,
      services: await services.run(clients, seconds),
      bare: await bare.run(clients, seconds),
      ...(fromMemory ? { bareFromMemory: await fromMemory.run(clients, seconds) } : {}),
    };
    const rates = [result.services, result.bare].map(({ perSecond }) => perSecond.toFixed(1));
    console.log(`  ${one.name}, ${clients} clients: ${rates[0]}/s, bare ${rates[1]}/s`);
    results.push(result);
  }
  return results;
}

function memoryTable(side: Side, bare: BareServer): ProcessMemory[] {
  return [
    ...side.processes.map((name) => ({ name, ...memoryOf(side.pid(name)) })),
    { name: 'bare', ...memoryOf(bare.pid) },
  ];
}
