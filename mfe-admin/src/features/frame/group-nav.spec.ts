import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { groupNav, groupOf } from './group-nav';

function item(group: string, order: number, permission: AdminNavItem['permission']): AdminNavItem {
  return {
    to: `/admin/${group}-${order}`,
    labelKey: 'x:y',
    icon: 'boxes',
    permission,
    group,
    order,
  };
}

describe('groupNav', () => {
  const items = [
    item('inventory', 2, 'inventory.stock.read'),
    item('elsewhere', 0, 'inventory.stock.read'),
    item('inventory', 1, 'inventory.stock.read'),
    item('overview', 0, 'admin.dashboard.read'),
  ];

  it('orders groups and entries, unknown groups last', () => {
    const groups = groupNav(items, () => true);
    expect(groups.map(({ group }) => group)).toEqual(['overview', 'inventory', 'elsewhere']);
    expect(groups[1]?.items.map(({ order }) => order)).toEqual([1, 2]);
  });

  it('leaves out what the person may not use', () => {
    const groups = groupNav(items, (permission) => permission === 'inventory.stock.read');
    expect(groups.map(({ group }) => group)).toEqual(['inventory', 'elsewhere']);
  });
});

describe('groupOf', () => {
  const outer = { ...item('sales', 0, 'checkout.orders.read'), to: '/admin/orders' };
  const inner = { ...item('system', 0, 'checkout.orders.read'), to: '/admin/orders/settings' };
  const groups = [
    { group: 'sales', items: [outer] },
    { group: 'system', items: [inner] },
  ];

  it('finds the group of a page, of a page below it and of the closest entry', () => {
    expect(groupOf(groups, '/admin/orders')).toBe('sales');
    expect(groupOf(groups, '/admin/orders/ord_1')).toBe('sales');
    expect(groupOf(groups, '/admin/orders/settings')).toBe('system');
  });

  it('finds none for an address that only begins alike', () => {
    expect(groupOf(groups, '/admin/orders-archive')).toBeUndefined();
  });
});
