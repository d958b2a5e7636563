import type { Permission } from '@solar/contracts/common/permissions';

/** Work that waits for a person: the rows of a list under one filter. */
export interface WaitingWork {
  key: string;
  /** Address of the list's screen and of its rows; both take the same filter. */
  screen: string;
  list: string;
  filter: Readonly<Record<string, string>>;
  /** Who may read the list. */
  permission: Permission;
  /** Something went wrong: shown where there is any, and not otherwise. */
  trouble?: true;
}

/** Most urgent first. The number of each is the total of its list, so that the screen behind it shows as many. */
export const WAITING_WORK: readonly WaitingWork[] = [
  {
    key: 'orders',
    screen: '/admin/orders',
    list: '/api/checkout/admin/orders',
    filter: { status: 'processing' },
    permission: 'checkout.orders.read',
  },
  {
    key: 'ordersOnHold',
    screen: '/admin/orders',
    list: '/api/checkout/admin/orders',
    filter: { status: 'onhold' },
    permission: 'checkout.orders.read',
  },
  {
    key: 'quotes',
    screen: '/admin/quotes',
    list: '/api/checkout/admin/quotes',
    filter: { status: 'requested' },
    permission: 'checkout.quotes.write',
  },
  {
    key: 'returns',
    screen: '/admin/returns',
    list: '/api/checkout/admin/returns',
    filter: { status: 'requested' },
    permission: 'checkout.orders.read',
  },
  {
    key: 'customers',
    screen: '/admin/customers',
    list: '/api/account/admin/customers',
    filter: { status: 'pending' },
    permission: 'account.customers.read',
  },
  {
    key: 'priceLists',
    screen: '/admin/price-lists',
    list: '/api/catalog/admin/price-lists',
    filter: { status: 'pending' },
    permission: 'catalog.prices.read',
  },
  {
    key: 'purchaseOrders',
    screen: '/admin/inventory/purchase-orders',
    list: '/api/inventory/purchase-orders',
    filter: { status: 'pending' },
    permission: 'inventory.purchase-orders.approve',
  },
  {
    key: 'tickets',
    screen: '/admin/tickets',
    list: '/api/support/admin/tickets',
    filter: { status: 'new' },
    permission: 'account.tickets.read',
  },
  {
    key: 'messages',
    screen: '/admin/messages',
    list: '/api/admin/messages',
    filter: { status: 'new' },
    permission: 'admin.messages.read',
  },
  {
    key: 'reviews',
    screen: '/admin/reviews',
    list: '/api/catalog/admin/reviews',
    filter: { status: 'pending' },
    permission: 'catalog.reviews.moderate',
  },
  {
    key: 'outOfStock',
    screen: '/admin/inventory/stock-levels',
    list: '/api/inventory/stock-levels',
    filter: { status: 'out_of_stock' },
    permission: 'inventory.stock.read',
  },
  {
    key: 'lowStock',
    screen: '/admin/inventory/stock-levels',
    list: '/api/inventory/stock-levels',
    filter: { status: 'low_stock' },
    permission: 'inventory.stock.read',
  },
  {
    key: 'failedMails',
    screen: '/admin/dead-letters',
    list: '/api/admin/dead-letters',
    filter: { kind: 'mail' },
    permission: 'admin.dead-letters.read',
    trouble: true,
  },
  {
    key: 'failedMessages',
    screen: '/admin/dead-letters',
    list: '/api/admin/dead-letters',
    filter: { kind: 'other' },
    permission: 'admin.dead-letters.read',
    trouble: true,
  },
];

export const screenOf = ({ screen, filter }: WaitingWork): string =>
  `${screen}?${new URLSearchParams(filter)}`;
