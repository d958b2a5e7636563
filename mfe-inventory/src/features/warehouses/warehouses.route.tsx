export { WarehousesPage as Component } from './warehouses.page';
