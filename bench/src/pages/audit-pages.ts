import { join } from 'node:path';
import { provideChromium } from '@solar/infra-local/tools/chromium';
import type { PageResult, ScriptWeight } from '../report/results';
import { auditPage } from './lighthouse';
import { weighScripts } from './script-weight';

/** Weight and Lighthouse of the pages that a visitor meets first, over the edge. */
export async function auditPages(
  root: string,
  origin: string,
  productSlug: string,
): Promise<{ scripts: ScriptWeight[]; pages: PageResult[] }> {
  const toolsDir = join(root, '.local', 'tools');
  const chromium = await provideChromium({ toolsDir, log: () => undefined });
  const addresses = { home: '/', list: '/products', product: `/products/${productSlug}` };
  const pages: PageResult[] = [];
  for (const [name, path] of Object.entries(addresses)) {
    console.log(`  Lighthouse: ${name}`);
    pages.push(await auditPage(name, `${origin}${path}`, chromium));
  }
  return { scripts: await weighScripts(root, origin, chromium), pages };
}
