import type { Figures } from '../load/measure';
import type { PairedRuns } from './turns';

/** One line of the table: medians over the rounds. */
export interface Comparison {
  name: string;
  clients: number;
  before: Figures;
  after: Figures;
  ratio: number;
  /** Smallest and largest ratio of a round; far apart means a noisy machine. */
  ratioRange: readonly [number, number];
  /** Processor time of services and database, after divided by before. */
  cpuShare: number;
}

export function compare({ name, clients, before, after }: PairedRuns): Comparison {
  const medians = { before: medianOf(before), after: medianOf(after) };
  const ratios = before.map(({ perSecond }, round) => (after[round]?.perSecond ?? 0) / perSecond);
  return {
    name,
    clients,
    ...medians,
    ratio: medians.after.perSecond / medians.before.perSecond,
    ratioRange: [Math.min(...ratios), Math.max(...ratios)],
    cpuShare: cpuMs(medians.after) / cpuMs(medians.before),
  };
}

/** What one request costs in services and database. */
export function cpuMs({ cpuMsPerRequest, databaseCpuMsPerRequest }: Figures): number {
  return cpuMsPerRequest + databaseCpuMsPerRequest;
}

function medianOf(runs: readonly Figures[]): Figures {
  const median = (field: keyof Figures): number => {
    const ordered = runs.map((run) => run[field]).sort((one, other) => one - other);
    const middle = Math.floor(ordered.length / 2);
    const upper = ordered[middle] ?? 0;
    return ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? 0)) / 2;
  };
  return {
    perSecond: median('perSecond'),
    p50Ms: median('p50Ms'),
    p99Ms: median('p99Ms'),
    // Every failure counts, not the typical round's.
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    cpuMsPerRequest: median('cpuMsPerRequest'),
    databaseCpuMsPerRequest: median('databaseCpuMsPerRequest'),
    otherCpuMsPerRequest: median('otherCpuMsPerRequest'),
  };
}
