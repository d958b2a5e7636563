import { MB, placeOf, rounded, row } from '../report/markdown';
import type { AgainstResults, SideFigures } from './against-results';
import { verdicts } from './aims';
import type { Comparison } from './comparison';

/** The tables of a run against another commit. */
export function againstReport(results: AgainstResults): string {
  const { before, after } = results;
  return [
    `### ${results.date}, ${after.commit} against ${before.commit}, ${results.products} products`,
    '',
    `${placeOf(results)}; medians of ${results.rounds} runs of ${results.seconds} s, by turns.`,
    '',
    '| case | clients | /s before | /s after | ratio (rounds) | CPU ms before, services + database | CPU ms after | CPU ratio | p50 / p99 ms before | p50 / p99 ms after | failed |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...results.cases.map(caseRow),
    '',
    '| at rest | before | after |',
    '| --- | --: | --: |',
    row('five services, resident MB', ...[before, after].map(megabytes)),
    ...Object.keys(after.coldStartMs).map((service) =>
      row(`cold start of ${service}, s`, ...[before, after].map((side) => start(side, service))),
    ),
    '',
    '| aim | found | reached |',
    '| --- | --: | --- |',
    ...verdicts(results).map(({ aim, found, reached }) =>
      row(aim, found, reached === null ? '–' : reached ? 'yes' : '**no**'),
    ),
  ].join('\n');
}

function caseRow({ name, clients, before, after, ...rest }: Comparison): string {
  const [low, high] = rest.ratioRange;
  return row(
    name,
    clients,
    rounded(before.perSecond),
    rounded(after.perSecond),
    `${rest.ratio.toFixed(2)} (${low.toFixed(2)} – ${high.toFixed(2)})`,
    `${before.cpuMsPerRequest.toFixed(2)} + ${before.databaseCpuMsPerRequest.toFixed(2)}`,
    `${after.cpuMsPerRequest.toFixed(2)} + ${after.databaseCpuMsPerRequest.toFixed(2)}`,
    rest.cpuShare.toFixed(2),
    `${rounded(before.p50Ms)} / ${rounded(before.p99Ms)}`,
    `${rounded(after.p50Ms)} / ${rounded(after.p99Ms)}`,
    `${before.failed} + ${after.failed}`,
  );
}

function megabytes({ memoryBytes }: SideFigures): string {
  return String(Math.round(memoryBytes / MB));
}

function start({ coldStartMs }: SideFigures, service: string): string {
  const ms = coldStartMs[service];
  return ms === undefined ? '' : (ms / 1000).toFixed(2);
}
