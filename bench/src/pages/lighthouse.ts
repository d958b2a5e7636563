import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PageResult } from '../report/results';

const run = promisify(execFile);
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const REPORT_BYTES_MAX = 64 * 1024 * 1024;

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Lighthouse's mobile run of one page, in a process and a browser profile of its own. */
export async function auditPage(name: string, url: string, chromium: string): Promise<PageResult> {
  const profile = await mkdtemp(join(tmpdir(), 'solar-lighthouse-'));
  const flags = [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`].join(' ');
  const args = ['--output=json', '--quiet', '--only-categories=performance'];
  try {
    const { stdout } = await run(
      process.execPath,
      [cliPath(), url, ...args, `--chrome-flags=${flags}`],
      { maxBuffer: REPORT_BYTES_MAX, env: { ...process.env, CHROME_PATH: chromium } },
    );
    return resultOf(name, JSON.parse(stdout) as Report);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

function cliPath(): string {
  const manifest = createRequire(__filename).resolve('lighthouse/package.json');
  return join(dirname(manifest), 'cli/index.js');
}

function resultOf(name: string, { categories, audits }: Report): PageResult {
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    name,
    performance: categories.performance.score ?? Number.NaN,
    lcpMs: number('largest-contentful-paint'),
    fcpMs: number('first-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    transferBytes: number('total-byte-weight'),
  };
}
