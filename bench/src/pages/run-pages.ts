import { loadavg } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from '@solar/infra-local/tools/chromium';
import { auditPage, type PageAudit } from '@solar/infra-local/verify/lighthouse';
import { machine } from '../report/machine';
import { save } from '../report/save';
import { checkoutAt } from '../stack/checkout-at';
import { Side } from '../stack/side';
import { pagePaths } from './audit-pages';
import { startHttpsFront, type HttpsFront } from './https-front';
import { pagesReport, type AuditedSide, type PagesResults } from './pages-report';

/** A product of the demo catalogue with pictures, documents and reviews. */
const DEMO_PRODUCT = 'huawei-luna2000-10-s0';

/** What has to be built of another commit besides what its services need. */
const PAGES_TOO = ['./shell', './mfe-*'];

/** A stack whose pages are looked at, reached as customers reach it. */
interface Front extends AuditedSide {
  side: Side;
  front: HttpsFront;
}

export interface PagesOptions {
  /** How often Lighthouse runs on each page. */
  runs: number;
  /** A commit whose pages are looked at by turns with those of this checkout. */
  against: string | null;
}

/** Runs Lighthouse on one page after the other, on each side in turn, so that a busy moment meets all of them. */
export async function runPages(root: string, dir: string, options: PagesOptions): Promise<void> {
  const { runs, against } = options;
  const toolsDir = join(root, '.local', 'tools');
  const fronts: Front[] = [];
  try {
    if (against !== null) {
      const { root: other, commit } = checkoutAt(root, against, PAGES_TOO);
      fronts.push(await open(commit, other, dir, toolsDir));
    }
    fronts.push(await open('this checkout', root, dir, toolsDir));
    const chromium = await provideChromium({ toolsDir, log: () => undefined });
    const [before = 0] = loadavg();
    for (let run = 1; run <= runs; run++) await auditEach(fronts, run, chromium);
    const [after = 0] = loadavg();
    const results: PagesResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      loadAverage: { before, after },
      runs,
      sides: fronts.map(({ name, pages }) => ({ name, pages })),
    };
    save(root, `${results.date}-pages`, results, pagesReport(results));
  } finally {
    await Promise.all(fronts.map(close));
  }
}

/** Starts a stack and pauses it until its turn. */
async function open(name: string, root: string, dir: string, toolsDir: string): Promise<Front> {
  const data = join(dir, name.replaceAll(' ', '-'));
  const side = await Side.start({ name, root, dir: data });
  const front = await startHttpsFront({ dir: data, toolsDir, edge: side.edgeUrl });
  side.pause();
  const paths = Object.entries(pagePaths(DEMO_PRODUCT));
  const pages = paths.map(([page, path]) => ({ name: page, path, audits: [] as PageAudit[] }));
  return { name, pages, side, front };
}

async function close({ side, front }: Front): Promise<void> {
  await front.stop();
  await side.stop();
}

async function auditEach(fronts: readonly Front[], run: number, chromium: string): Promise<void> {
  // The side that comes first is another each time.
  const order = run % 2 === 0 ? fronts.toReversed() : fronts;
  for (const page of Object.keys(pagePaths(DEMO_PRODUCT))) {
    for (const one of order) {
      const audited = one.pages.find(({ name }) => name === page);
      if (!audited) continue;
      await one.side.resume();
      const audit = await auditPage(`${one.front.origin}${audited.path}`, chromium);
      one.side.pause();
      const points = Math.round(audit.scores.performance * 100);
      console.log(`  run ${run}, ${page} of ${one.name}: ${points}`);
      audited.audits.push(audit);
    }
  }
}
