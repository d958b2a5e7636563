export { AdminProductsPage as Component } from './admin-products.page';
