export { PurchaseOrderPage as Component } from './purchase-order.page';
