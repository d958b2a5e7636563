import type { mongo } from 'mongoose';
import type { BareServer } from '../baseline/bare-server';
import { copyOrders } from '../baseline/fill-bare';
import type { BenchOptions } from '../options';
import type { CaseResult } from '../report/results';
import { orderListCase, readCases, type CaseData, type RequestCase } from './cases';
import { HttpCaller } from './http-caller';
import { measure, measureWork, warmUp, type Target, type Watched } from './measure';
import type { People, Person } from './people';
import { purchase } from './purchase';

export interface Bench {
  options: BenchOptions;
  client: mongo.MongoClient;
  urls: Record<'catalog' | 'checkout' | 'payments', string>;
  bare: BareServer;
  services: Watched;
  bareProcesses: Watched;
  people: People;
  buyers: readonly string[];
  productIds: readonly string[];
  caseData: CaseData;
}

/** Each case on the services and at once on the bare server, so that both meet the same neighbours on the machine. */
export async function runCases(bench: Bench): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of readCases(bench.caseData)) results.push(...(await runRequests(bench, one)));
  results.push(...(await runAddToCart(bench)));
  results.push(...(await runCheckouts(bench)));
  await copyOrders(bench.client);
  results.push(...(await runRequests(bench, orderListCase)));
  return results;
}

async function runRequests(bench: Bench, one: RequestCase): Promise<CaseResult[]> {
  const headers = one.as === 'admin' ? bearer(await bench.people.demo('admin')) : {};
  const bareTarget = (path: string): Target => ({ url: `${bench.bare.url}${path}` });
  return compare(bench, {
    name: one.name,
    services: { url: `${bench.urls[one.service]}${one.path}`, client: () => ({ headers }) },
    bare: bareTarget(one.barePath),
    ...(one.bareMemoryPath ? { bareFromMemory: bareTarget(one.bareMemoryPath) } : {}),
  });
}

async function runAddToCart(bench: Bench): Promise<CaseResult[]> {
  const people = await bench.people.signInAll(bench.buyers);
  return compare(bench, {
    name: 'add to cart',
    services: {
      url: `${bench.urls.checkout}/api/checkout/cart/lines`,
      method: 'POST',
      client: (index) => ({
        headers: bearer(at(people, index)),
        body: { productId: at(bench.productIds, index), quantity: 1 },
      }),
    },
    bare: {
      url: `${bench.bare.url}/cart`,
      method: 'POST',
      client: (index) => ({
        body: { cart: at(people, index).email, productId: at(bench.productIds, index) },
      }),
    },
  });
}

interface Pair {
  name: string;
  services: Target;
  bare: Target;
  bareFromMemory?: Target;
}

async function compare(bench: Bench, pair: Pair): Promise<CaseResult[]> {
  const { seconds, clients: levels } = bench.options;
  await warmUp(pair.services);
  await warmUp(pair.bare);
  const results: CaseResult[] = [];
  for (const clients of levels) {
    const bare = (target: Target) => measure(target, clients, seconds, bench.bareProcesses);
    results.push(
      announced({
        name: pair.name,
        clients,
        services: await measure(pair.services, clients, seconds, bench.services),
        bare: await bare(pair.bare),
        ...(pair.bareFromMemory ? { bareFromMemory: await bare(pair.bareFromMemory) } : {}),
      }),
    );
  }
  return results;
}

async function runCheckouts(bench: Bench): Promise<CaseResult[]> {
  const { seconds, checkoutClients } = bench.options;
  const { publishableKey } = await new HttpCaller().expect<{ publishableKey: string }>({
    method: 'GET',
    url: `${bench.urls.checkout}/api/payments/config`,
  });
  const people = await bench.people.signInAll(bench.buyers);
  const productFor = (client: number, round: number) => at(bench.productIds, client + round);
  const buy = (client: number, round: number) =>
    purchase({ ...bench.urls, publishableKey }, at(people, client), productFor(client, round));
  const buyBare = async (client: number, round: number): Promise<void> => {
    const body = { productId: productFor(client, round) };
    await new HttpCaller().expect({ method: 'POST', url: `${bench.bare.url}/checkout`, body });
  };
  await Promise.all(people.map((_, client) => buy(client, 0)));
  const results: CaseResult[] = [];
  for (const clients of checkoutClients) {
    results.push(
      announced({
        name: 'whole checkout',
        clients,
        services: await measureWork(buy, clients, seconds, bench.services),
        bare: await measureWork(buyBare, clients, seconds, bench.bareProcesses),
      }),
    );
  }
  return results;
}

function announced(result: CaseResult): CaseResult {
  const { name, clients, services, bare } = result;
  const rates = `${services.perSecond.toFixed(1)}/s, bare ${bare.perSecond.toFixed(1)}/s`;
  console.log(`  ${name}, ${clients} clients: ${rates}`);
  return result;
}

function bearer({ token }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Goes round in a list that is not empty. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}
