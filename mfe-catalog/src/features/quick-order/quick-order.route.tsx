export { QuickOrderPage as Component } from './quick-order.page';
