export { SalesPage as Component } from './sales.page';
