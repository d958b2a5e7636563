import { loadavg } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from '@solar/infra-local/tools/chromium';
import { auditPage } from '@solar/infra-local/verify/lighthouse';
import { machine } from '../report/machine';
import { save } from '../report/save';
import { checkoutAt } from '../stack/checkout-at';
import { Side } from '../stack/side';
import { pagePaths, type PageName } from './audit-pages';
import { startHttpsFront, type HttpsFront } from './https-front';
import { pagesReport, type AuditedSide, type PagesResults } from './pages-report';

/** A product of the demo catalogue with pictures, documents and reviews. */
const DEMO_PRODUCT = 'huawei-luna2000-10-s0';

/** What has to be built of another commit besides what its services need. */
const PAGES_TOO = ['./shell', './mfe-*'];

/** A stack, and HTTP/2 over TLS before its edge. */
interface Opened {
  side: Side;
  front: HttpsFront;
}

/** A stack whose pages are looked at over one address. */
interface Way extends AuditedSide {
  side: Side;
  origin: string;
}

export interface PagesOptions {
  /** How often Lighthouse runs on each page. */
  runs: number;
  /** A commit whose pages are looked at by turns with those of this checkout, over HTTP/2 and over HTTP/1.1, which is all that its edge may have spoken. */
  against: string | null;
  pages: readonly PageName[];
}

/** Runs Lighthouse on one page after the other, on each side in turn, so that a busy moment meets all of them. */
export async function runPages(root: string, dir: string, options: PagesOptions): Promise<void> {
  const { runs, against } = options;
  const toolsDir = join(root, '.local', 'tools');
  const opened: Opened[] = [];
  const ways: Way[] = [];
  try {
    if (against !== null) {
      const { root: other, commit } = checkoutAt(root, against, PAGES_TOO);
      const one = await open(commit, other, dir, toolsDir);
      opened.push(one);
      ways.push(
        wayOf(`${commit} over HTTP/1.1`, one.side, one.side.edgeUrl, options.pages),
        wayOf(`${commit} over HTTP/2`, one.side, one.front.origin, options.pages),
      );
    }
    const one = await open('this checkout', root, dir, toolsDir);
    opened.push(one);
    ways.push(wayOf('this checkout', one.side, one.front.origin, options.pages));
    const chromium = await provideChromium({ toolsDir, log: () => undefined });
    const [before = 0] = loadavg();
    for (let run = 1; run <= runs; run++) await auditEach(ways, run, chromium);
    const [after = 0] = loadavg();
    const results: PagesResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      loadAverage: { before, after },
      runs,
      sides: ways.map(({ name, pages }) => ({ name, pages })),
    };
    save(root, `${results.date}-pages`, results, pagesReport(results));
  } finally {
    await Promise.all(opened.map(close));
  }
}

/** Starts a stack and pauses it until its turn. */
async function open(name: string, root: string, dir: string, toolsDir: string): Promise<Opened> {
  const data = join(dir, name.replaceAll(' ', '-'));
  const side = await Side.start({ name, root, dir: data });
  const front = await startHttpsFront({ dir: data, toolsDir, edge: side.edgeUrl });
  side.pause();
  return { side, front };
}

function wayOf(name: string, side: Side, origin: string, names: readonly PageName[]): Way {
  const paths = pagePaths(DEMO_PRODUCT);
  return {
    name,
    side,
    origin,
    pages: names.map((page) => ({ name: page, path: paths[page], audits: [] })),
  };
}

async function close({ side, front }: Opened): Promise<void> {
  await front.stop();
  await side.stop();
}

async function auditEach(ways: readonly Way[], run: number, chromium: string): Promise<void> {
  // The side that comes first is another each time.
  const order = run % 2 === 0 ? ways.toReversed() : ways;
  for (const { name } of ways[0]?.pages ?? []) {
    for (const way of order) {
      const audited = way.pages.find((page) => page.name === name);
      if (!audited) continue;
      await way.side.resume();
      const audit = await auditPage(`${way.origin}${audited.path}`, chromium);
      way.side.pause();
      console.log(
        `  run ${run}, ${name} of ${way.name}: ${Math.round(audit.scores.performance * 100)}`,
      );
      audited.audits.push(audit);
    }
  }
}
