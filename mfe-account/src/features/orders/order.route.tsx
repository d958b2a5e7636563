export { OrderRoute as Component } from './order.page';
