import type { PageAudit } from '@solar/infra-local/verify/lighthouse';
import { row } from '../report/markdown';

/** What Lighthouse measured of one page, run by run. */
export interface AuditedPage {
  name: string;
  path: string;
  audits: PageAudit[];
}

/** A stack whose pages were looked at. */
export interface AuditedSide {
  name: string;
  pages: readonly AuditedPage[];
}

export interface PagesResults {
  date: string;
  machine: string;
  /** Load averages before the first run and after the last one. */
  loadAverage: { before: number; after: number };
  runs: number;
  /** One, or another commit and this checkout. */
  sides: readonly AuditedSide[];
}

/** What the medians are to reach. */
const AIMS = { performance: 95, lcpMs: 1_800, tbtMs: 150 };

export function pagesReport({ date, machine, loadAverage, runs, sides }: PagesResults): string {
  return [
    `### ${date}, pages`,
    '',
    `${machine}; Lighthouse 12, mobile, over HTTP/2 where the line names no other, medians of ${runs} runs, page after page in turn; load average ` +
      `${loadAverage.before.toFixed(1)} before and ${loadAverage.after.toFixed(1)} after.`,
    '',
    '| page | of | performance | runs | accessibility | best practices | SEO | LCP s | FCP s | TBT ms | CLS | benchmark index | missed |',
    '| --- | --- | --: | --- | --: | --: | --: | --: | --: | --: | --: | --- | --- |',
    ...(sides[0]?.pages ?? []).flatMap(({ name }) =>
      sides.flatMap((side) =>
        side.pages.filter((page) => page.name === name).map((page) => pageRow(page, side.name)),
      ),
    ),
  ].join('\n');
}

function pageRow({ name, audits }: AuditedPage, side: string): string {
  const of = (read: (audit: PageAudit) => number) => median(audits.map(read));
  const performances = audits.map(({ scores }) => points(scores.performance));
  const found = {
    performance: median(performances),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
  };
  return row(
    name,
    side,
    found.performance,
    range(performances),
    points(of(({ scores }) => scores.accessibility)),
    points(of(({ scores }) => scores['best-practices'])),
    points(of(({ scores }) => scores.seo)),
    (found.lcpMs / 1000).toFixed(1),
    (of(({ fcpMs }) => fcpMs) / 1000).toFixed(1),
    Math.round(found.tbtMs),
    of(({ cls }) => cls).toFixed(3),
    range(audits.map(({ benchmarkIndex }) => Math.round(benchmarkIndex))),
    missed(found),
  );
}

function missed({ performance, lcpMs, tbtMs }: typeof AIMS): string {
  return [
    performance < AIMS.performance && 'performance',
    lcpMs > AIMS.lcpMs && 'LCP',
    tbtMs > AIMS.tbtMs && 'TBT',
  ]
    .filter(Boolean)
    .join(', ');
}

const points = (score: number) => Math.round(score * 100);
const range = (values: readonly number[]) => `${Math.min(...values)} – ${Math.max(...values)}`;

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
