import { addressesOf } from '../../src/routes/screen-route';
import { VISITOR_ROUTES } from '../../src/routes/visitor-routes';
import { findingsOf, prepareWalk } from '../../src/screen-walk';
import { expect, test } from '../../src/test';

test.use({ trace: 'off' });

test('every public screen has a heading, a title, no axe violation in any theme, and fits 320 px and 200 % zoom', async ({
  page,
  api,
}) => {
  test.setTimeout(900_000);
  await prepareWalk(page);
  const findings: string[] = [];
  for (const address of await addressesOf(VISITOR_ROUTES, api)) {
    findings.push(...(await findingsOf(page, address)));
  }
  expect(findings).toEqual([]);
});
