import type { Permission } from '@solar/contracts/common/permissions';
import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from './urls';

type Entry = [key: string, to: string, icon: AdminNavItem['icon'], permission?: Permission];

const ENTRIES: readonly Entry[] = [
  ['overview', urls.overview, 'boxes'],
  ['shipments', urls.shipments, 'truck', 'inventory.shipments.write'],
  ['returns', urls.returns, 'package-check'],
  ['stockLevels', urls.stockLevels, 'package'],
  ['transactions', urls.transactions, 'scroll-text'],
  ['orderLog', urls.orderLog, 'list-checks'],
  ['receipts', urls.receipts, 'package-plus'],
  ['transfers', urls.transfers, 'arrow-left-right'],
  ['adjustments', urls.adjustments, 'sliders-horizontal'],
  ['stocktakes', urls.stocktakes, 'clipboard-check'],
  ['purchaseOrders', urls.purchaseOrders, 'clipboard-list'],
  ['suppliers', urls.suppliers, 'building-2'],
  ['warehouses', urls.warehouses, 'warehouse'],
  ['reports', urls.reports, 'chart-column'],
];

/** The entries of this slice in the back-office navigation. */
export const ADMIN_NAV: AdminNavItem[] = ENTRIES.map(([key, to, icon, permission], index) => ({
  to,
  icon,
  labelKey: `inventory:nav.${key}`,
  permission: permission ?? 'inventory.stock.read',
  group: 'inventory',
  order: index,
}));
