export { OrderLogPage as Component } from './order-log.page';
