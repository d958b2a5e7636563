import { join } from 'node:path';
import { provideChromium } from '@solar/infra-local/tools/chromium';
import { auditPage } from '@solar/infra-local/verify/lighthouse';
import type { PageResult, ScriptWeight } from '../report/results';
import { weighScripts } from './script-weight';

/** The kinds of page that a visitor meets first. */
export const PAGE_NAMES = ['home', 'list', 'category', 'product', 'article'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Where they are. */
export function pagePaths(productSlug: string): Record<PageName, string> {
  return {
    home: '/',
    list: '/products',
    category: '/products/category/inverters',
    product: `/products/${productSlug}`,
    article: '/blog/sizing-for-75-degrees',
  };
}

/** Weight and Lighthouse of the pages that a visitor meets first, over the edge. */
export async function auditPages(
  root: string,
  origin: string,
  productSlug: string,
): Promise<{ scripts: ScriptWeight[]; pages: PageResult[] }> {
  const toolsDir = join(root, '.local', 'tools');
  const chromium = await provideChromium({ toolsDir, log: () => undefined });
  const pages: PageResult[] = [];
  for (const [name, path] of Object.entries(pagePaths(productSlug))) {
    console.log(`  Lighthouse: ${name}`);
    pages.push({ name, ...(await auditPage(`${origin}${path}`, chromium)) });
  }
  return { scripts: await weighScripts(root, origin, chromium), pages };
}
