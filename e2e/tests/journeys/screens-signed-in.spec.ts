import { staySignedIn } from '../../src/browser-state';
import { CUSTOMER_ROUTES } from '../../src/routes/customer-routes';
import { createDemoRecords } from '../../src/routes/demo-records';
import { startPurchases } from '../../src/routes/purchase-screens';
import { addressesOf } from '../../src/routes/screen-route';
import { ADMIN_ROUTES, INVENTORY_ROUTES } from '../../src/routes/staff-routes';
import { ScreenWalk } from '../../src/screen-walk';
import { expect, test } from '../../src/test';

const AUDIENCES = [
  { screens: 'account and checkout', person: 'customer', routes: CUSTOMER_ROUTES },
  { screens: 'back-office', person: 'admin', routes: ADMIN_ROUTES },
  { screens: 'warehouse', person: 'admin', routes: INVENTORY_ROUTES },
] as const;

test.use({ trace: 'off' });

for (const { screens, person, routes } of AUDIENCES) {
  test(`every ${screens} screen has a heading, a title, no axe violation in any theme, fits 320 px and 200 % zoom, and is translated and mirrored`, async ({
    page,
    api,
  }) => {
    test.setTimeout(900_000);
    await createDemoRecords(api);
    const signedIn = await api.as(person);
    await staySignedIn(page.context(), signedIn);
    const walk = await ScreenWalk.start(page);
    const findings: string[] = [];
    for (const address of await addressesOf(routes, signedIn)) {
      findings.push(...(await walk.findingsOf(address)));
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
  for (const address of addresses) findings.push(...(await walk.findingsOf(await address())));
  expect(findings).toEqual([]);
});
