import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { ADMIN_NAV } from './admin-nav';

const remote: RemoteModule = {
  name: 'inventory',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [],
  adminRoutes: [
    {
      path: 'inventory',
      children: [
        { index: true, lazy: () => import('./features/overview/overview.route') },
        { path: 'scan', lazy: () => import('./features/scanning/scanning.route') },
        {
          path: 'stock-levels',
          lazy: () => import('./features/stock-levels/stock-levels.route'),
        },
        {
          path: 'stock-levels/:productId',
          lazy: () => import('./features/stock-detail/stock-detail.route'),
        },
        { path: 'serials', lazy: () => import('./features/serials/serials.route') },
        { path: 'serials/:id', lazy: () => import('./features/serials/serial.route') },
        { path: 'transactions', lazy: () => import('./features/ledger/ledger.route') },
        { path: 'shipments', lazy: () => import('./features/shipments/shipments.route') },
        {
          path: 'shipments/:orderId',
          lazy: () => import('./features/shipment/shipment.route'),
        },
        { path: 'returns', lazy: () => import('./features/returns/returns.route') },
        { path: 'returns/:id', lazy: () => import('./features/returns/return.route') },
        { path: 'order-log', lazy: () => import('./features/order-log/order-log.route') },
        { path: 'goods-receipts', lazy: () => import('./features/receipts/receipts.route') },
        {
          path: 'goods-receipts/new',
          lazy: () => import('./features/receipts/new-receipt.route'),
        },
        {
          path: 'goods-receipts/:id',
          lazy: () => import('./features/receipts/receipt.route'),
        },
        { path: 'adjustments', lazy: () => import('./features/adjustments/adjustments.route') },
        {
          path: 'adjustments/new',
          lazy: () => import('./features/adjustments/new-adjustment.route'),
        },
        {
          path: 'adjustments/:id',
          lazy: () => import('./features/adjustments/adjustment.route'),
        },
        { path: 'reversals/:id', lazy: () => import('./features/reversals/reversal.route') },
        { path: 'settings', lazy: () => import('./features/settings/settings.route') },
        { path: 'transfers', lazy: () => import('./features/transfers/transfers.route') },
        { path: 'transfers/new', lazy: () => import('./features/transfers/new-transfer.route') },
        { path: 'transfers/:id', lazy: () => import('./features/transfers/transfer.route') },
        { path: 'stocktakes', lazy: () => import('./features/stocktakes/stocktakes.route') },
        { path: 'stocktakes/:id', lazy: () => import('./features/stocktakes/stocktake.route') },
        {
          path: 'purchase-orders',
          lazy: () => import('./features/purchase-orders/purchase-orders.route'),
        },
        {
          path: 'purchase-orders/new',
          lazy: () => import('./features/purchase-orders/new-purchase-order.route'),
        },
        {
          path: 'purchase-orders/proposal',
          lazy: () =>
            import('./features/purchase-orders/purchase-orders.route').then(
              ({ ReorderProposalPage: Component }) => ({ Component }),
            ),
        },
        {
          path: 'purchase-orders/:id',
          lazy: () => import('./features/purchase-orders/purchase-order.route'),
        },
        {
          path: 'purchase-orders/:id/edit',
          lazy: () => import('./features/purchase-orders/edit-purchase-order.route'),
        },
        { path: 'suppliers', lazy: () => import('./features/suppliers/suppliers.route') },
        { path: 'warehouses', lazy: () => import('./features/warehouses/warehouses.route') },
        { path: 'warehouses/:id', lazy: () => import('./features/warehouses/warehouse.route') },
        { path: 'reports', lazy: () => import('./features/reports/reports.route') },
      ],
    },
  ],
  slots: {
    'scan-queue': () => import('./features/scanning/queue/queue-badge.slot'),
    'order-papers': () => import('./features/printing/order-papers.slot'),
    'scan-queue-watch': () => import('./features/scanning/queue/queue-watch.slot'),
  },
  adminNav: ADMIN_NAV,
};

export default remote;
