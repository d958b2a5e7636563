import { hasPermission, PERMISSIONS, ROLES, type Permission } from '../src/common/permissions';
import { priceAccessOf } from '../src/common/price-access';

describe('permissions', () => {
  const all = Object.keys(PERMISSIONS) as Permission[];

  it('gives customers nothing and the administrator everything', () => {
    for (const permission of all) {
      expect(hasPermission({ role: 'user' }, permission)).toBe(false);
      expect(hasPermission({ role: 'administrator' }, permission)).toBe(true);
    }
  });

  it('lets a denial win over a grant and over the role', () => {
    const permission = 'catalog.products.write';
    expect(hasPermission({ role: 'user', grants: [permission] }, permission)).toBe(true);
    expect(
      hasPermission({ role: 'admin', grants: [permission], denies: [permission] }, permission),
    ).toBe(false);
  });
});

describe('price access', () => {
  it('needs a sign-in and then an approval', () => {
    expect(priceAccessOf(null)).toBe('login');
    expect(priceAccessOf({ role: 'user', approved: false })).toBe('approval');
    expect(priceAccessOf({ role: 'user', approved: true })).toBe('visible');
  });

  it('is open to staff only with the permission to read prices', () => {
    for (const role of ROLES) {
      const expected = hasPermission({ role }, 'catalog.prices.read') ? 'visible' : 'approval';
      expect(priceAccessOf({ role, approved: false })).toBe(expected);
    }
  });
});
