import { hasPermission, type Permission, type Role } from '@solar/contracts/common/permissions';
import { homeOf } from './home-of';

const MENU = ['/admin/dashboard', '/admin/products', '/admin/content', '/admin/inventory'];
const menu = (...paths: string[]) => paths.map((to) => ({ to }));
const as = (role: Role) => (permission: Permission) => hasPermission({ role }, permission);

it.each([
  ['administrator', '/admin/dashboard'],
  ['editor', '/admin/content'],
  ['contributor', '/admin/content'],
  ['warehouse', '/admin/inventory'],
] as const)('lets the role %s begin at %s', (role, home) => {
  expect(homeOf(menu(...MENU), as(role))).toBe(home);
});

it('begins at the first screen of the menu when the usual one is not there', () => {
  expect(homeOf(menu('/admin/products'), as('warehouse'))).toBe('/admin/products');
  expect(homeOf([], as('warehouse'))).toBe('/admin/dashboard');
});
