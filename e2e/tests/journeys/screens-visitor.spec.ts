import { leftEdgeFindings } from '../../src/left-edge';
import { addressesOf } from '../../src/routes/screen-route';
import { VISITOR_ROUTES } from '../../src/routes/visitor-routes';
import { ScreenWalk } from '../../src/screen-walk';
import { expect, test } from '../../src/test';

test.use({ trace: 'off' });

test('every public screen has a heading, a title, no axe violation in either theme, fits 320 px and 200 % zoom, begins below the logo, and is translated and mirrored', async ({
  page,
  api,
}) => {
  test.setTimeout(900_000);
  const walk = await ScreenWalk.start(page);
  const findings: string[] = [];
  for (const address of await addressesOf(VISITOR_ROUTES, api)) {
    const look = async () => [
      ...(await walk.findingsOf(address)),
      ...(await leftEdgeFindings(page, address)),
    ];
    findings.push(...(await test.step(address, look)));
  }
  expect(findings).toEqual([]);
});
