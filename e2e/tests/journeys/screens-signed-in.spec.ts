import { staySignedIn } from '../../src/browser-state';
import { CUSTOMER_ROUTES } from '../../src/routes/customer-routes';
import { createDemoRecords } from '../../src/routes/demo-records';
import { addressesOf } from '../../src/routes/screen-route';
import { INVENTORY_ROUTES } from '../../src/routes/staff-routes';
import { findingsOf, prepareWalk } from '../../src/screen-walk';
import { expect, test } from '../../src/test';

const AUDIENCES = [
  { screens: 'account and checkout', person: 'customer', routes: CUSTOMER_ROUTES },
  { screens: 'warehouse', person: 'admin', routes: INVENTORY_ROUTES },
] as const;

test.use({ trace: 'off' });

for (const { screens, person, routes } of AUDIENCES) {
  test(`every ${screens} screen has a heading, a title, no axe violation in any theme, and fits 320 px and 200 % zoom`, async ({
    page,
    api,
  }) => {
    test.setTimeout(900_000);
    await createDemoRecords(api);
    const signedIn = await api.as(person);
    await staySignedIn(page.context(), signedIn);
    await prepareWalk(page);
    const findings: string[] = [];
    for (const address of await addressesOf(routes, signedIn)) {
      findings.push(...(await findingsOf(page, address)));
    }
    expect(findings).toEqual([]);
  });
}
