const ROOT = '/admin/inventory';

/** Addresses of the screens of this slice. */
export const urls = {
  overview: ROOT,
  stockLevels: `${ROOT}/stock-levels`,
  stockOf: (productId: string) => `${ROOT}/stock-levels/${productId}`,
  shipments: `${ROOT}/shipments`,
  shipment: (orderId: string) => `${ROOT}/shipments/${orderId}`,
  orderLog: `${ROOT}/order-log`,
  transactions: `${ROOT}/transactions`,
  transactionsOf: (filter: Record<string, string>) =>
    `${ROOT}/transactions?${new URLSearchParams(filter)}`,
  receipts: `${ROOT}/goods-receipts`,
  newReceipt: `${ROOT}/goods-receipts/new`,
  receipt: (id: string) => `${ROOT}/goods-receipts/${id}`,
  returns: `${ROOT}/returns`,
  incomingReturn: (id: string) => `${ROOT}/returns/${id}`,
  adjustments: `${ROOT}/adjustments`,
  newAdjustment: `${ROOT}/adjustments/new`,
  transfers: `${ROOT}/transfers`,
  newTransfer: `${ROOT}/transfers/new`,
  transfer: (id: string) => `${ROOT}/transfers/${id}`,
  stocktakes: `${ROOT}/stocktakes`,
  stocktake: (id: string) => `${ROOT}/stocktakes/${id}`,
  purchaseOrders: `${ROOT}/purchase-orders`,
  newPurchaseOrder: `${ROOT}/purchase-orders/new`,
  purchaseOrder: (id: string) => `${ROOT}/purchase-orders/${id}`,
  editPurchaseOrder: (id: string) => `${ROOT}/purchase-orders/${id}/edit`,
  suppliers: `${ROOT}/suppliers`,
  warehouses: `${ROOT}/warehouses`,
  warehouse: (id: string) => `${ROOT}/warehouses/${id}`,
  reports: `${ROOT}/reports`,
} as const;
