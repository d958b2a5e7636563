import type { RouteObject } from 'react-router';
import account from '../../../mfe-account/src/remote';
import admin from '../../../mfe-admin/src/remote';
import catalog from '../../../mfe-catalog/src/remote';
import checkout from '../../../mfe-checkout/src/remote';
import inventory from '../../../mfe-inventory/src/remote';
import { editorialRoutes } from '../../../shell/src/features/editorial/editorial.routes';
import { CUSTOMER_ROUTES } from './customer-routes';
import { ADMIN_ROUTES, INVENTORY_ROUTES } from './staff-routes';
import { VISITOR_ROUTES } from './visitor-routes';

const REMOTES = [account, admin, catalog, checkout, inventory];

/** The addresses at which a tree of routes shows a screen. */
function screensOf(routes: readonly RouteObject[], base = ''): string[] {
  return routes.flatMap(({ path = '', children }) => {
    const here = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/');
    return children ? screensOf(children, here) : [here];
  });
}

const declared = new Set([
  ...screensOf(editorialRoutes),
  ...REMOTES.flatMap(({ routes }) => screensOf(routes)),
  ...REMOTES.flatMap(({ adminRoutes = [] }) => screensOf(adminRoutes, '/admin')),
]);
/** The shell's router declares these two itself. */
const OF_THE_ROUTER = ['/', '/test'];

const listed = new Set(
  [...VISITOR_ROUTES, ...CUSTOMER_ROUTES, ...ADMIN_ROUTES, ...INVENTORY_ROUTES].map(
    ({ pattern }) => pattern,
  ),
);

it('walks every screen that the shell and the slices declare', () => {
  expect(declared.size).toBeGreaterThan(100);
  expect([...declared].filter((path) => !listed.has(path))).toEqual([]);
});

it('lists no screen that nobody declares', () => {
  const known = new Set([...declared, ...OF_THE_ROUTER]);
  expect([...listed].filter((path) => !known.has(path))).toEqual([]);
});
