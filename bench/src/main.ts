import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { mongo } from 'mongoose';
import { ConsoleReporter } from '@solar/infra-local/console/step-reporter';
import { findFreeBasePort } from '@solar/infra-local/stack/free-ports';
import { SERVICES } from '@solar/infra-local/stack/parts';
import { localhost } from '@solar/infra-local/stack/process-specs';
import type { Stack } from '@solar/infra-local/stack/stack';
import { startStack } from '@solar/infra-local/stack/start-stack';
import { startBareServer, type BareServer } from './baseline/bare-server';
import { fillBare } from './baseline/fill-bare';
import { fillCatalogue } from './catalogue/fill-catalogue';
import { stockUp } from './catalogue/stock-up';
import type { CaseData } from './load/cases';
import { People } from './load/people';
import { memoryOf } from './load/process-usage';
import { runCases } from './load/run-cases';
import { readOptions, type BenchOptions } from './options';
import { auditPages } from './pages/audit-pages';
import { markdownOf } from './report/markdown';
import type { ProcessMemory, Results } from './report/results';

const ROOT = resolve(__dirname, '../..');
const DIR = join(ROOT, '.local', 'bench');
const RESULTS = join(ROOT, 'bench', 'results');
const FIRST_PORT = 41_000;
const API_RATE = 100_000;
/** Limits would be measured in place of the services; the log of every request stays on, as in production. */
const NO_LIMITS = { RATE_LIMIT_FACTOR: '1000000' };

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const loadAverage = loadavg();
  rmSync(DIR, { recursive: true, force: true });
  const { stack, stop } = await startStack({
    root: ROOT,
    dir: DIR,
    basePort: await findFreeBasePort(FIRST_PORT),
    build: false,
    env: NO_LIMITS,
    apiRate: API_RATE,
    apiBurst: API_RATE,
    reporter: new ConsoleReporter(),
  });
  const client = new mongo.MongoClient(stack.state.urls.mongodb);
  try {
    const results = await measureStack(stack, client, options);
    save({ ...results, loadAverage });
  } finally {
    await client.close();
    await stop();
  }
}

async function measureStack(
  stack: Stack,
  client: mongo.MongoClient,
  options: BenchOptions,
): Promise<Omit<Results, 'loadAverage'>> {
  const { ports } = stack.state;
  const urls = {
    catalog: localhost(ports.catalog),
    checkout: localhost(ports.checkout),
    inventory: localhost(ports.inventory),
    payments: localhost(ports.payments),
  };
  const people = new People(localhost(ports.account));
  const [admin, customer] = [await people.demo('admin'), await people.demo('customer')];
  const productIds = await stockUp(client, urls, { admin: admin.token, customer: customer.token });
  const buyers = await people.createBuyers(
    Math.max(...options.clients, ...options.checkoutClients),
  );
  const products = await fillCatalogue(client, options.products);
  const coldStartMs = await restartServices(stack);
  await fillBare(client);
  const bare = await startBareServer(stack.state.urls.mongodb);
  try {
    const memoryAtRest = memoryTable(stack, bare);
    const cases = await runCases({
      options,
      client,
      urls,
      bare,
      services: {
        answering: [...SERVICES, 'payments'].map((name) => pidOf(stack, name)),
        database: [pidOf(stack, 'mongodb')],
      },
      bareProcesses: { answering: [bare.pid], database: [pidOf(stack, 'mongodb')] },
      people,
      buyers,
      productIds,
      caseData: await caseData(client),
    });
    const memoryAfter = memoryTable(stack, bare);
    const { scripts, pages } = options.pages
      ? await auditPages(ROOT, stack.url, (await caseData(client)).demoSlug)
      : { scripts: [], pages: [] };
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      engine: await engineOf(client),
      products,
      seconds: options.seconds,
      coldStartMs: { ...coldStartMs, bare: bare.coldStartMs },
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

/** Cold starts one after the other, with all the data there; catalog reads its products into memory in this time. */
async function restartServices(stack: Stack): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const name of SERVICES) {
    await stack.process(name).stop();
    const startedAt = performance.now();
    await stack.process(name).start();
    times[name] = performance.now() - startedAt;
  }
  return times;
}

/** A large category, a generated product to look at, and one that has pictures. */
async function caseData(client: mongo.MongoClient): Promise<CaseData & { demoSlug: string }> {
  type Named = { _id: string; slug: string; categoryId: string };
  const catalog = client.db('catalog');
  const category = await catalog.collection<Named>('categories').findOne({ slug: 'inverters' });
  const own = { categoryId: category?._id ?? '' };
  const generated = await catalog.collection<Named>('products').findOne(own, { sort: { sku: -1 } });
  const demo = await catalog
    .collection<Named & { featured: boolean }>('products')
    .findOne({ ...own, featured: true });
  if (!category || !generated || !demo) throw new Error('The demo catalogue is not there.');
  return {
    categorySlug: category.slug,
    categoryId: category._id,
    productSlug: generated.slug,
    demoSlug: demo.slug,
  };
}

function memoryTable(stack: Stack, bare: BareServer): ProcessMemory[] {
  return [
    ...Object.keys(stack.state.processes).map((name) => ({
      name,
      ...memoryOf(pidOf(stack, name)),
    })),
    { name: 'bare', ...memoryOf(bare.pid) },
  ];
}

function pidOf(stack: Stack, name: string): number {
  const { pid } = stack.process(name);
  if (pid === null) throw new Error(`${name} does not run.`);
  return pid;
}

/** A rate without its engine says nothing; DocumentDB's gateway names itself. */
async function engineOf(client: mongo.MongoClient): Promise<string> {
  const { version, gitVersion } = await client.db('admin').command({ buildInfo: 1 });
  return gitVersion === 'documentdb' ? 'DocumentDB behind its gateway' : `MongoDB ${version}`;
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.versions.node}`;
}

function save(results: Results): void {
  mkdirSync(RESULTS, { recursive: true });
  const name = join(RESULTS, `${results.date}-${results.products}`);
  writeFileSync(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
  const text = markdownOf(results);
  writeFileSync(`${name}.md`, `${text}\n`);
  console.log(`\n${text}\n\nWritten to ${name}.json and .md`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
