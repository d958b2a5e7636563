import type { PageAudit } from '@solar/infra-local/verify/lighthouse';
import { median, pagesReport } from '../src/pages/pages-report';

it.each([
  [[3], 3],
  [[9, 1, 4], 4],
  [[1, 2, 10, 4], 3],
])('takes the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('shows the medians of a page, the range of its runs, and which aims it misses', () => {
  const audits = [audit(0.9, 100), audit(0.97, 200), audit(0.99, 160)];
  const report = pagesReport({
    date: '2026-11-22',
    machine: 'two cores',
    loadAverage: { before: 1, after: 2 },
    runs: 3,
    sides: [{ name: 'this checkout', pages: [{ name: 'list', path: '/products', audits }] }],
  });
  expect(report.split('\n').at(-1)).toBe(
    '| list | this checkout | 97 | 90 – 99 | 100 | 100 | 100 | 1.5 | 1.0 | 160 | 0.000 | 900 – 900 | TBT |',
  );
});

it('shows what two commits have of a page one below the other', () => {
  const side = (name: string) => ({
    name,
    pages: ['home', 'list'].map((page) => ({ name: page, path: '/', audits: [audit(1, 100)] })),
  });
  const report = pagesReport({
    date: '2026-11-22',
    machine: 'two cores',
    loadAverage: { before: 1, after: 2 },
    runs: 1,
    sides: [side('3648dbf'), side('this checkout')],
  });
  const rows = report.split('\n').slice(-4);
  expect(rows.map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual([
    '| home 3648dbf',
    '| home this checkout',
    '| list 3648dbf',
    '| list this checkout',
  ]);
});

function audit(performance: number, tbtMs: number): PageAudit {
  return {
    scores: { performance, accessibility: 1, 'best-practices': 1, seo: 1 },
    failed: [],
    lcpMs: 1_500,
    fcpMs: 1_000,
    tbtMs,
    cls: 0,
    transferBytes: 200_000,
    benchmarkIndex: 900,
  };
}
