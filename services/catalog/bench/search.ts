import type { ProductRecord } from '../src/index/catalogue-records';
import { demoRecords, demoSearch, SearchOver, type DemoRecords } from '../test/search/demo-search';
import { QUERIES, scoreOf } from '../test/search/search-score';

/*
 * How well the demo catalogue is searched, and what a search costs in memory and time when there are many more products:
 * `npm run bench:search`.
 */

const FILE = 'demo/catalogue.json';
const SIZES = [10_000, 100_000];
const ROUNDS = 3;
const SERIES = ['Alpha', 'Breeze', 'Corona', 'Dune', 'Eclipse', 'Falcon', 'Gulf', 'Horizon'];

async function main(): Promise<void> {
  const search = await demoSearch(FILE);
  const { queries, mrr, successAt3, misses } = scoreOf(search);
  console.log(`${queries} queries: MRR ${mrr.toFixed(3)}, success at 3 ${successAt3.toFixed(3)}`);
  for (const { q, place, first } of misses) {
    console.log(`  ${q}: expected result at ${place || 'no'} place, first ${first.join(' · ')}`);
  }
  const records = await demoRecords(FILE);
  for (const size of SIZES) await measure(records, size);
}

async function measure(records: DemoRecords, size: number): Promise<void> {
  const many = { ...records, products: variants(records.products, size) };
  const search = new SearchOver(many);
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  await search.prepare();
  const built = performance.now() - started;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const used = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
  const times = timesOf(search);
  console.log(
    `${size} products: median ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms, ` +
      `slowest ${percentile(times, 1)} ms; ${(used / size / 1024).toFixed(2)} KB a product; ` +
      `analysed in ${Math.round(built)} ms`,
  );
}

/** Processor time of every query in milliseconds, without the first round, which is compiled on the way. */
function timesOf(search: SearchOver): number[] {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { q } of QUERIES) {
      const started = process.cpuUsage();
      search.find(q);
      const { user, system } = process.cpuUsage(started);
      if (round > 0) times.push((user + system) / 1_000);
    }
  }
  return times.sort((a, b) => a - b);
}

function percentile(sorted: readonly number[], share: number): string {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return (sorted[at] ?? 0).toFixed(2);
}

/** Variants of the demo products with names and codes of their own. */
function variants(originals: readonly ProductRecord[], size: number): ProductRecord[] {
  return Array.from({ length: size }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('There is no product to make variants of.');
    if (index < originals.length) return original;
    const variant = Math.floor(index / originals.length);
    return {
      ...original,
      _id: `${original._id}-${index}`,
      sku: `${original.sku}-V${index}`,
      slug: `${original.slug}-v${index}`,
      name: `${original.name} ${SERIES[variant % SERIES.length]} ${variant}`,
      featured: false,
    };
  });
}

void main();
