import { staySignedIn } from '../../src/browser-state';
import { CUSTOMER_ROUTES } from '../../src/routes/customer-routes';
import { createDemoRecords } from '../../src/routes/demo-records';
import { startPurchases } from '../../src/routes/purchase-screens';
import { addressesOf } from '../../src/routes/screen-route';
import { CONTENT_ROUTES, INVENTORY_ROUTES, TRADE_ROUTES } from '../../src/routes/staff-routes';
import { ScreenWalk } from '../../src/screen-walk';
import { expect, test } from '../../src/test';

/** A token lasts for ten minutes: each walk is to be well below that on a busy machine. */
const AUDIENCES = [
  { screens: 'back-office trade', person: 'admin', routes: TRADE_ROUTES },
  { screens: 'back-office content', person: 'admin', routes: CONTENT_ROUTES },
  { screens: 'warehouse', person: 'admin', routes: INVENTORY_ROUTES },
  { screens: 'account and checkout', person: 'customer', routes: CUSTOMER_ROUTES },
] as const;

test.use({ trace: 'off' });

for (const { screens, person, routes } of AUDIENCES) {
  test(`every ${screens} screen has a heading, a title, no axe violation in either theme, fits 320 px and 200 % zoom, and is translated and mirrored`, async ({
    page,
    api,
  }) => {
    test.setTimeout(900_000);
    await createDemoRecords(api);
    const signedIn = await api.as(person);
    await staySignedIn(page.context(), signedIn);
    const walk = await ScreenWalk.start(page);
    const isStaff = person === 'admin';
    if (isStaff) await walk.startFrom('/admin/redirects');
    const findings: string[] = [];
    for (const address of await addressesOf(routes, signedIn)) {
      const look = () => (isStaff ? walk.findingsFollowing(address) : walk.findingsOf(address));
      findings.push(...(await test.step(address, look)));
    }
    expect(findings).toEqual([]);
  });
}

test('every screen of a purchase, from the cart to the paid order, passes as well', async ({
  page,
  api,
}) => {
  test.setTimeout(180_000);
  const { buyer, addresses } = await startPurchases(api);
  await staySignedIn(page.context(), buyer);
  const walk = await ScreenWalk.start(page);
  const findings: string[] = [];
  for (const address of addresses) {
    const look = async () => walk.findingsOf(await address());
    findings.push(...(await test.step('a screen of a purchase', look)));
  }
  expect(findings).toEqual([]);
});
