export { OrdersPage as Component } from './orders.page';
