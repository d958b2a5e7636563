import { provideChromium } from '@solar/infra-local/tools/chromium';
import { auditPage } from '@solar/infra-local/verify/lighthouse';
import { join } from 'node:path';
import { expect, test } from '../../src/test';
import { ROOT } from '../../src/stack-address';

/** What Google's definition calls good. */
const GOOD_LAYOUT_SHIFT = 0.1;

const PAGES = {
  home: '/',
  about: '/about',
  'a product': '/products/huawei-sun2000-10ktl-m1-high-current',
};

// The score of performance depends on what else the machine does: `npm run bench` prints it.
for (const [name, path] of Object.entries(PAGES)) {
  test(`Lighthouse finds nothing on ${name}: accessibility, best practices, SEO, layout shift`, async ({
    stack,
  }) => {
    const toolsDir = join(ROOT, '.local', 'tools');
    const chromium = await provideChromium({ toolsDir, log: () => undefined });
    const { scores, failed, cls } = await auditPage(`${stack.url}${path}`, chromium);
    expect(failed).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
    expect(cls).toBeLessThan(GOOD_LAYOUT_SHIFT);
  });
}
