import { loadavg } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from '@solar/infra-local/tools/chromium';
import { auditPage, type PageAudit } from '@solar/infra-local/verify/lighthouse';
import { machine } from '../report/machine';
import { save } from '../report/save';
import { Side } from '../stack/side';
import { pagePaths } from './audit-pages';
import { startHttpsFront } from './https-front';
import { pagesReport, type PagesResults } from './pages-report';

/** A product of the demo catalogue with pictures, documents and reviews. */
const DEMO_PRODUCT = 'huawei-luna2000-10-s0';

/** Runs Lighthouse so many times on each page, one page after the other, so that a busy moment meets all of them. */
export async function runPages(root: string, dir: string, runs: number): Promise<void> {
  const side = await Side.start({ name: 'pages', root, dir });
  const toolsDir = join(root, '.local', 'tools');
  const front = await startHttpsFront({ dir, toolsDir, edge: side.edgeUrl });
  try {
    const chromium = await provideChromium({ toolsDir, log: () => undefined });
    const [before = 0] = loadavg();
    const pages = Object.entries(pagePaths(DEMO_PRODUCT)).map(([name, path]) => ({
      name,
      path,
      audits: [] as PageAudit[],
    }));
    for (let run = 1; run <= runs; run++) {
      for (const { name, path, audits } of pages) {
        const audit = await auditPage(`${front.origin}${path}`, chromium);
        console.log(`  run ${run}, ${name}: ${Math.round(audit.scores.performance * 100)}`);
        audits.push(audit);
      }
    }
    const [after = 0] = loadavg();
    const results: PagesResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      loadAverage: { before, after },
      runs,
      pages,
    };
    save(root, `${results.date}-pages`, results, pagesReport(results));
  } finally {
    await front.stop();
    await side.stop();
  }
}
