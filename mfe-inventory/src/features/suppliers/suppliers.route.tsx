export { SuppliersPage as Component } from './suppliers.page';
