import { rounded, row } from '../report/markdown';
import type { Filled } from './fill';
import type { QueryPlan } from './query-plans';

export interface Timed {
  name: string;
  /** Median of a person alone. */
  ms: number;
  /** The status of an answer that was none. */
  failed: number | null;
  plans: readonly QueryPlan[];
}

export interface SizeResults {
  total: number;
  filled: Readonly<Record<string, Filled>>;
  queries: readonly Timed[];
}

export interface GrowthResults {
  date: string;
  machine: string;
  engine: string;
  small: SizeResults;
  large: SizeResults;
}

/** A question may take this many times as long in the large shop and still counts as flat. */
const FLAT = 2;

export function growthReport({ date, machine, engine, small, large }: GrowthResults): string {
  const late = new Map(large.queries.map((query) => [query.name, query]));
  return [
    `### ${date}, growth to ${large.total}`,
    '',
    `${machine}; ${engine}; one client, medians.`,
    '',
    '| collection | documents | filled in s |',
    '| --- | --: | --: |',
    ...Object.entries(large.filled).map(([name, { documents, seconds }]) =>
      row(name, documents, rounded(seconds)),
    ),
    '',
    `| question | ms at ${small.total} | ms at ${large.total} | ratio | flat | indexes |`,
    '| --- | --: | --: | --: | --- | --- |',
    ...small.queries.map((query) => questionRow(query, late.get(query.name) ?? query)),
  ].join('\n');
}

function questionRow(small: Timed, large: Timed): string {
  const ratio = large.ms / small.ms;
  return row(
    small.name,
    timeText(small),
    timeText(large),
    ratio.toFixed(1),
    ratio <= FLAT && large.failed === null ? 'yes' : '**no**',
    [...new Set(large.plans.map(planText))].join('; ') || 'none asked',
  );
}

function timeText({ ms, failed }: Timed): string {
  return failed === null ? rounded(ms) : `${rounded(ms)}, then ${failed}`;
}

function planText({ command, indexes, readsAll }: QueryPlan): string {
  if (readsAll) return `${command}: **whole collection**`;
  return `${command}: ${indexes.join(', ') || 'not said'}`;
}
