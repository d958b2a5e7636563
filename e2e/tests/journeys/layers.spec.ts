import { enterAs, SHOP_AUDIENCES, STAFF_AUDIENCES } from '../../src/layers/layer-audiences';
import { LayerWalk } from '../../src/layers/layer-walk';
import { expect, test } from '../../src/test';
import { watchPage } from '../../src/watched-page';

test.use({ trace: 'off' });

for (const audience of [...SHOP_AUDIENCES, ...STAFF_AUDIENCES]) {
  test(`every layer fits the screen, has no axe violation, is translated and mirrored, closes with Escape and gives the focus back: ${audience.name}`, async ({
    browser,
    api,
  }) => {
    test.setTimeout(600_000);
    const { page, caller } = await enterAs(audience, browser, api);
    const { problems } = watchPage(page);
    const walk = await LayerWalk.start(page);
    const findings = await walk.findingsOf(audience.screens, caller);
    await page.context().close();
    expect([...findings, ...problems]).toEqual([]);
  });
}
