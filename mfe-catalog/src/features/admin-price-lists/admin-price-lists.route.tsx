export { AdminPriceListsPage as Component } from './admin-price-lists.page';
