import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { measure, warmUp, type Figures } from '../load/measure';
import type { Side } from '../stack/side';

/** A page of each kind, by the name that the table has for it. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  list: '/products',
  product: '/products/huawei-luna2000-10-s0',
  article: '/blog/sizing-for-75-degrees',
};
const CLIENTS = [16, 64] as const;
const ASKED_ALONE = 20;
const AT_ONCE = 8;
/** Until nothing of the load before is rendered any more. */
const REST_MS = 2000;
const REFUSED = 503;
const BEFORE_ASKING_AGAIN_MS = 200;

export interface DocumentCase {
  page: string;
  /** From the edge's cache, or rendered each time. */
  cached: boolean;
  /** Median time to the first byte with one client. */
  firstByteMs: number;
  loads: { clients: number; figures: Figures }[];
}

/** Each page over the edge, which keeps it, and from the renderer itself, which does not. */
export async function measureDocuments(side: Side, seconds: number): Promise<DocumentCase[]> {
  const watched = { services: [side.pid('renderer')], database: [], others: [side.pid('edge')] };
  const cases: DocumentCase[] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    for (const cached of [true, false]) {
      const url = (cached ? side.edgeUrl : side.url('renderer')) + path;
      await warmUp({ url });
      await setTimeout(REST_MS);
      const firstByteMs = await medianFirstByte(url);
      const loads: DocumentCase['loads'] = [];
      for (const clients of CLIENTS) {
        loads.push({ clients, figures: await measure({ url }, clients, seconds, { watched }) });
      }
      const rate = loads.map(({ figures }) => figures.perSecond.toFixed(1)).join(' and ');
      console.log(`  ${page}, ${cached ? 'cached' : 'rendered'}: ${rate}/s`);
      cases.push({ page, cached, firstByteMs, loads });
    }
  }
  return cases;
}

async function medianFirstByte(url: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED_ALONE; asked += 1) times.push(await firstByte(url));
  return times.sort((one, other) => one - other)[ASKED_ALONE / 2] ?? Number.NaN;
}

function firstByte(url: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      response.resume();
      // A refusal has no body, so the first thing to wait for is the head.
      if (response.statusCode === 200) resolve(performance.now() - startedAt);
      else reject(new Error(`${url} answered ${response.statusCode}`));
    }).once('error', reject);
  });
}

/** Lets the renderer make so many documents of all kinds, each address once, and gives a sign after each `every` of them. */
export async function renderMany(
  renderer: string,
  count: number,
  { every, made }: { every: number; made: (documents: number) => void },
): Promise<void> {
  const paths = Object.values(PAGES);
  let next = 0;
  const client = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      await render(`${renderer}${paths[index % paths.length]}?at=${index}`);
      if ((index + 1) % every === 0) made(index + 1);
    }
  };
  await setTimeout(REST_MS);
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

/** Asks again where the renderer has no time for it at once: what counts is what it has made. */
async function render(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.ok) return;
  if (response.status !== REFUSED) throw new Error(`The renderer answered ${response.status}`);
  await setTimeout(BEFORE_ASKING_AGAIN_MS);
  return render(url);
}
