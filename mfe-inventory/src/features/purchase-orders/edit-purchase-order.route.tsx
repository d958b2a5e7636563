export { EditPurchaseOrderPage as Component } from './edit-purchase-order.page';
