import type { CaseResult, Conditions, ProcessMemory, Results } from './results';

const KB = 1024;
export const MB = KB * KB;

/** The tables of a run as they stand in the README. */
export function markdownOf(results: Results): string {
  return [
    `### ${results.date}, ${results.products} products`,
    '',
    `${placeOf(results)}; runs of ${results.seconds} s.`,
    '',
    ...requestTable(results.cases),
    '',
    ...processTable(results),
    ...pageTables(results),
  ].join('\n');
}

function requestTable(cases: readonly CaseResult[]): string[] {
  return [
    '| case | clients | services /s | bare /s | ratio | p50 / p99 ms | CPU ms services + database | CPU ms bare + database | failed |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...cases.flatMap((result) => {
      const { name, clients, bareFromMemory } = result;
      return [
        requestRow(name, clients, result),
        ...(bareFromMemory
          ? [requestRow(`${name}, bare from memory`, clients, { ...result, bare: bareFromMemory })]
          : []),
      ];
    }),
  ];
}

function requestRow(
  name: string,
  clients: number,
  { services, bare }: Pick<CaseResult, 'services' | 'bare'>,
): string {
  const ratio = services.perSecond / bare.perSecond;
  return row(
    name,
    clients,
    rounded(services.perSecond),
    rounded(bare.perSecond),
    ratio.toFixed(2),
    `${rounded(services.p50Ms)} / ${rounded(services.p99Ms)}`,
    `${services.cpuMsPerRequest.toFixed(2)} + ${services.databaseCpuMsPerRequest.toFixed(2)}`,
    `${bare.cpuMsPerRequest.toFixed(2)} + ${bare.databaseCpuMsPerRequest.toFixed(2)}`,
    services.failed + bare.failed,
  );
}

function processTable({ coldStartMs, memoryAtRest, memoryAfter }: Results): string[] {
  const after = new Map(memoryAfter.map((memory) => [memory.name, memory]));
  return [
    '| process | cold start s | resident at rest MB | resident after the load MB | with children, after MB |',
    '| --- | --: | --: | --: | --: |',
    ...memoryAtRest.map((rest) => {
      const start = coldStartMs[rest.name];
      return row(
        rest.name,
        start === undefined ? '' : (start / 1000).toFixed(1),
        megabytes(rest.residentBytes),
        megabytes(after.get(rest.name)?.residentBytes),
        megabytes(after.get(rest.name)?.treeBytes),
      );
    }),
    row(
      'all together',
      '',
      total(memoryAtRest, 'residentBytes'),
      total(memoryAfter, 'residentBytes'),
      total(memoryAfter, 'treeBytes'),
    ),
  ];
}

function pageTables({ scripts, pages }: Results): string[] {
  if (pages.length === 0) return [];
  return [
    '',
    '| first JavaScript | KB gzip |',
    '| --- | --: |',
    ...scripts.map(({ name, gzipBytes }) => row(name, (gzipBytes / KB).toFixed(1))),
    '',
    '| Lighthouse 12, mobile | performance | accessibility | best practices | SEO | LCP s | FCP s | TBT ms | CLS | transfer KB |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...pages.map((page) =>
      row(
        page.name,
        ...Object.values(page.scores).map((score) => Math.round(score * 100)),
        (page.lcpMs / 1000).toFixed(1),
        (page.fcpMs / 1000).toFixed(1),
        Math.round(page.tbtMs),
        page.cls.toFixed(3),
        Math.round(page.transferBytes / KB),
      ),
    ),
    // As Vendure publishes it; not measured here.
    row("Vendure's starter", 92, '', '', '', '3.3', '', '', '', ''),
  ];
}

function total(memory: readonly ProcessMemory[], field: 'residentBytes' | 'treeBytes'): string {
  return megabytes(memory.reduce((sum, one) => sum + one[field], 0));
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : String(Math.round(bytes / MB));
}

/** The machine, how busy it was and the engine, as a report begins. */
export function placeOf({ machine, loadAverage, engine }: Conditions): string {
  const load = loadAverage.map((value) => value.toFixed(1)).join(', ');
  return `${machine}; load average before the run ${load}; ${engine}`;
}

export function rounded(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

export function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
