import { loadavg } from 'node:os';
import { demoRecords, demoSearch, SearchOver, type DemoRecords } from '../test/search/demo-search';
import { QUERIES, scoreOf } from '../test/search/search-score';
import {
  beginningsOf,
  FILTERS,
  fitAllPairs,
  fitOf,
  fitOver,
  list,
  searchPage,
  suggest,
} from './find-and-fit';
import { longestHold, timesOf, weighed, type Times } from './measure';
import { variants } from './variants';

/*
 * How well the demo catalogue is searched, and what it costs in memory and time to find products and to say what goes with them
 * when there are many more: `npm run bench:search`.
 */

const SIZES = [1_000, 10_000, 100_000];
const TEXTS = QUERIES.map(({ q }) => q);
/** All pairs of the demo have to be judged within this. */
const PAIRS_LIMIT_MS = 50;
/** A panel and an inverter, which have partners of the most kinds. */
const FITTED = ['JKM580N-72HL4-BDV', 'SUN2000-10KTL-M1'];

async function main(): Promise<void> {
  console.log(
    `Load average ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}; processor time.\n`,
  );
  const search = await demoSearch();
  const { queries, mrr, successAt3, misses } = scoreOf(search);
  console.log(`${queries} queries: MRR ${mrr.toFixed(3)}, success at 3 ${successAt3.toFixed(3)}`);
  for (const { q, place, first } of misses) {
    console.log(`  ${q}: expected result at ${place || 'no'} place, first ${first.join(' · ')}`);
  }
  const { parts } = fitOver(search.snapshot);
  const pairs = fitAllPairs(parts);
  const { median, slowest } = await timesOf(Array<number>(20).fill(0), () => fitAllPairs(parts));
  console.log(
    `${pairs} pairs of panel and inverter: ${ms(median)} ms, slowest ${ms(slowest)} ms, ` +
      `${ms(median / PAIRS_LIMIT_MS)} of what they may take\n`,
  );
  console.log('| products | what | median ms | p95 ms | slowest ms | KB a product |');
  console.log('| --: | --- | --: | --: | --: | --: |');
  const records = await demoRecords();
  for (const size of SIZES) await measure(records, size);
}

async function measure(records: DemoRecords, size: number): Promise<void> {
  const many = { ...records, products: variants(records.products, size) };
  const { made: search, bytes: laidOut } = await weighed(() => new SearchOver(many));
  const { bytes: texts } = await weighed(() => search.prepare());
  const { snapshot } = search;
  const { made: fits, bytes: parts } = await weighed(() => {
    const made = fitOver(snapshot);
    made.parts.current();
    return made;
  });
  const row = (what: string, { median, p95, slowest }: Times, bytes?: number) => {
    const memory = bytes === undefined ? '' : (bytes / size / 1_024).toFixed(2);
    console.log(`| ${size} | ${what} | ${ms(median)} | ${ms(p95)} | ${ms(slowest)} | ${memory} |`);
  };
  row('search', await timesOf(TEXTS, (q) => search.rank(q)), texts);
  row('search, a page with facets', await timesOf(TEXTS, (q) => searchPage(search, q)));
  row('suggestions', await timesOf(beginningsOf(TEXTS), (q) => suggest(search, q)));
  row('list with facets', await timesOf(FILTERS, (one) => list(snapshot, one)), laidOut);
  row(
    'what goes with a product',
    await timesOf(FITTED, (sku) => fitOf(fits.service, snapshot, sku)),
    parts,
  );
  const holds: number[] = [];
  for (const sku of FITTED) holds.push(await longestHold(() => fitOf(fits.service, snapshot, sku)));
  console.log(`| ${size} | … others wait at most | | | ${ms(Math.max(...holds))} | |`);
}

const ms = (value: number) => value.toFixed(2);

void main();
