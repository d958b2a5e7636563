import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS } from '../tools/chromium';

const run = promisify(execFile);
const REPORT_BYTES_MAX = 64 * 1024 * 1024;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Audit {
  score: number | null;
  numericValue?: number;
}

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit | undefined>;
  environment?: { benchmarkIndex?: number };
}

/** What Lighthouse found on a page; scores from 0 to 1. */
export interface PageAudit {
  scores: Record<Category, number>;
  /** Names of the checks that cost points, performance apart: its measures depend on the machine. */
  failed: string[];
  lcpMs: number;
  fcpMs: number;
  tbtMs: number;
  cls: number;
  transferBytes: number;
  /** Lighthouse's own measure of how fast the machine was meanwhile; a quiet desktop has 1500 and more. */
  benchmarkIndex: number;
}

/**
 * Lighthouse's mobile run of one page. The browser now and then fails to start or to answer it; what is wrong with the
 * page fails the second run too.
 */
export async function auditPage(url: string, chromium: string): Promise<PageAudit> {
  return runLighthouse(url, chromium).catch(() => runLighthouse(url, chromium));
}

/** One run, in a process and a browser profile of its own. */
async function runLighthouse(url: string, chromium: string): Promise<PageAudit> {
  const profile = await mkdtemp(join(tmpdir(), 'solar-lighthouse-'));
  // An edge that is measured over HTTPS has a certificate of its own making.
  const own = ['--headless=new', '--ignore-certificate-errors', `--user-data-dir=${profile}`];
  const flags = [...own, ...CHROMIUM_ARGS].join(' ');
  const args = ['--output=json', '--quiet'];
  try {
    const { stdout } = await run(
      process.execPath,
      [cliPath(), url, ...args, `--chrome-flags=${flags}`],
      { maxBuffer: REPORT_BYTES_MAX, env: { ...process.env, CHROME_PATH: chromium } },
    );
    return resultOf(JSON.parse(stdout) as Report);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

function cliPath(): string {
  const manifest = createRequire(__filename).resolve('lighthouse/package.json');
  return join(dirname(manifest), 'cli/index.js');
}

function resultOf({ categories, audits, environment }: Report): PageAudit {
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category): number => categories[category].score ?? Number.NaN;
  const steady = (['accessibility', 'best-practices', 'seo'] as const).flatMap(
    (category) => categories[category].auditRefs,
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed: steady
      .filter(({ id, weight }) => weight > 0 && costsPoints(audits[id]))
      .map(({ id }) => id),
    lcpMs: number('largest-contentful-paint'),
    fcpMs: number('first-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    transferBytes: number('total-byte-weight'),
    benchmarkIndex: environment?.benchmarkIndex ?? Number.NaN,
  };
}

function costsPoints(audit: Audit | undefined): boolean {
  return audit?.score !== null && audit?.score !== undefined && audit.score < 1;
}
