import { PLAIN_THEMES } from '../../src/accessibility';
import { enterAs, SHOP_AUDIENCES, STAFF_AUDIENCES } from '../../src/layers/layer-audiences';
import { LayerWalk } from '../../src/layers/layer-walk';
import { expect, test } from '../../src/test';
import { watchPage } from '../../src/watched-page';

// In the shop in all themes; the back office has the same parts and no other colours.
const WALKS = [
  ...SHOP_AUDIENCES.map((audience) => ({ audience, themes: undefined })),
  ...STAFF_AUDIENCES.map((audience) => ({ audience, themes: PLAIN_THEMES })),
];

test.use({ trace: 'off' });

for (const { audience, themes } of WALKS) {
  test(`every layer fits the screen, has no axe violation, is translated and mirrored, closes with Escape and gives the focus back: ${audience.name}`, async ({
    browser,
    api,
  }) => {
    test.setTimeout(600_000);
    const { page, caller } = await enterAs(audience, browser, api);
    const { problems } = watchPage(page);
    const walk = await LayerWalk.start(page, themes);
    const findings = await walk.findingsOf(audience.screens, caller);
    await page.context().close();
    expect([...findings, ...problems]).toEqual([]);
  });
}
