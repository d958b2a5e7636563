import { rounded, row } from '../report/markdown';
import type { DocumentCase } from './document-load';
import type { Interaction } from './interactions';

export interface DocumentsResults {
  date: string;
  machine: string;
  cases: readonly DocumentCase[];
  /** Resident memory of the renderer when it had made so many documents more. */
  memory: { documents: number; residentBytes: number }[];
  interactions: readonly Interaction[];
}

const MB = 1024 * 1024;
const INP_AIM_MS = 100;

export function documentsReport(results: DocumentsResults): string {
  const { date, machine, cases, memory, interactions } = results;
  return [
    `### ${date}, documents`,
    '',
    `${machine}; rendered: asked of the renderer itself; cached: over the edge.`,
    '',
    '| page | | first byte, one client, ms | 16 clients /s | p99 ms | 64 clients /s | p99 ms | CPU ms of the renderer | failed |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
    ...cases.map(caseRow),
    '',
    '| documents more | renderer, resident MB |',
    '| --: | --: |',
    ...memory.map(({ documents, residentBytes }) => row(documents, megabytes(residentBytes))),
    '',
    '| interaction, phone, CPU × 4 | longest ms | |',
    '| --- | --: | --- |',
    ...interactions.map(({ name, worstMs }) =>
      row(name, Math.round(worstMs), worstMs <= INP_AIM_MS ? '' : `over ${INP_AIM_MS}`),
    ),
  ].join('\n');
}

function caseRow({ page, cached, firstByteMs, loads }: DocumentCase): string {
  const figures = loads.map((load) => load.figures);
  return row(
    page,
    cached ? 'cached' : 'rendered',
    rounded(firstByteMs),
    ...figures.flatMap(({ perSecond, p99Ms }) => [rounded(perSecond), rounded(p99Ms)]),
    (figures[0]?.cpuMsPerRequest ?? 0).toFixed(2),
    figures.reduce((sum, { failed }) => sum + failed, 0),
  );
}

export const megabytes = (bytes: number): number => Math.round(bytes / MB);
