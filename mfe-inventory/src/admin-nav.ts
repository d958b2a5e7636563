import type { Permission } from '@solar/contracts/common/permissions';
import type { AdminAction, AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from './urls';

type Entry = [key: string, to: string, icon: AdminNavItem['icon'], permission?: Permission];

const ENTRIES: readonly Entry[] = [
  ['overview', urls.overview, 'boxes'],
  ['scan', urls.scan, 'scan-barcode'],
  ['shipments', urls.shipments, 'truck', 'inventory.shipments.write'],
  ['returns', urls.returns, 'package-check'],
  ['stockLevels', urls.stockLevels, 'package'],
  ['serials', urls.serials, 'tags'],
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
  ['settings', urls.settings, 'settings', 'inventory.settings.write'],
];

/** Lists whose things the quick search finds. */
const FINDERS: Partial<Record<string, AdminNavItem['find']>> = {
  stockLevels: () =>
    import('./features/stock-levels/find-stock').then(({ findStock }) => findStock),
  serials: () => import('./features/serials/find-serials').then(({ findSerials }) => findSerials),
  purchaseOrders: () =>
    import('./features/purchase-orders/find-purchase-orders').then(
      ({ findPurchaseOrders }) => findPurchaseOrders,
    ),
  receipts: () =>
    import('./features/receipts/find-receipts').then(({ findReceipts }) => findReceipts),
  transfers: () =>
    import('./features/transfers/find-transfers').then(({ findTransfers }) => findTransfers),
  adjustments: () =>
    import('./features/adjustments/find-adjustments').then(
      ({ findAdjustments }) => findAdjustments,
    ),
  stocktakes: () =>
    import('./features/stocktakes/find-stocktakes').then(({ findStocktakes }) => findStocktakes),
};

const action = (to: string, key: string, permission: Permission): AdminAction => ({
  to,
  labelKey: `inventory:${key}`,
  permission,
});

/** Documents that the quick search offers to begin. */
const ACTIONS: Partial<Record<string, readonly AdminAction[]>> = {
  receipts: [action(urls.newReceipt, 'receipts.create', 'inventory.receipts.write')],
  transfers: [action(urls.newTransfer, 'transfers.create', 'inventory.transfers.write')],
  adjustments: [action(urls.newAdjustment, 'adjustments.create', 'inventory.stock.adjust')],
  purchaseOrders: [
    action(urls.newPurchaseOrder, 'purchaseOrders.create', 'inventory.purchase-orders.write'),
    action(urls.reorderProposal, 'reordering.title', 'inventory.purchase-orders.write'),
  ],
};

/** What belongs to an entry beside its link. */
const EXTRAS: Partial<Record<string, Pick<AdminNavItem, 'badge' | 'companion'>>> = {
  scan: {
    badge: { remote: 'inventory', name: 'scan-queue' },
    companion: { remote: 'inventory', name: 'scan-queue-watch' },
  },
};

/** The entries of this slice in the back-office navigation. */
export const ADMIN_NAV: AdminNavItem[] = ENTRIES.map(([key, to, icon, permission], index) => ({
  to,
  icon,
  labelKey: `inventory:nav.${key}`,
  permission: permission ?? 'inventory.stock.read',
  group: 'inventory',
  order: index,
  ...EXTRAS[key],
  ...(FINDERS[key] && { find: FINDERS[key] }),
  ...(ACTIONS[key] && { actions: ACTIONS[key] }),
}));
