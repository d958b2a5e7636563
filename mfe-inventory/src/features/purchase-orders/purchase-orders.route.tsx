export { PurchaseOrdersPage as Component } from './purchase-orders.page';
