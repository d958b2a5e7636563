export { NewPurchaseOrderPage as Component } from './new-purchase-order.page';
