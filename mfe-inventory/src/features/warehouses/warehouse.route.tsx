export { WarehousePage as Component } from './warehouse.page';
