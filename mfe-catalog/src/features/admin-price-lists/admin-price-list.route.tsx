export { AdminPriceListPage as Component } from './admin-price-list.page';
