import { PLAIN_THEMES } from '../../src/accessibility';
import { enterAs, SHOP_AUDIENCES, STAFF_AUDIENCES } from '../../src/layers/layer-audiences';
import { LayerWalk } from '../../src/layers/layer-walk';
import { expect, test } from '../../src/test';
import { watchPage } from '../../src/watched-page';

const PLACES = [
  // In the shop in all themes; the back office has the same parts and no other colours.
  { layers: 'shop', audiences: SHOP_AUDIENCES, themes: undefined },
  { layers: 'back-office', audiences: STAFF_AUDIENCES, themes: PLAIN_THEMES },
];

test.use({ trace: 'off' });

for (const { layers, audiences, themes } of PLACES) {
  test(`every layer of the ${layers} fits the screen, has no axe violation, is translated and mirrored, closes with Escape and gives the focus back`, async ({
    browser,
    api,
  }) => {
    test.setTimeout(600_000);
    const findings: string[] = [];
    for (const audience of audiences) {
      const { page, caller } = await enterAs(audience, browser, api);
      const { problems } = watchPage(page);
      const walk = await LayerWalk.start(page, themes);
      findings.push(...(await walk.findingsOf(audience.screens, caller)), ...problems);
      await page.context().close();
    }
    expect(findings).toEqual([]);
  });
}
