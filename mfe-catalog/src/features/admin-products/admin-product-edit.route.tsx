export { AdminProductEditPage as Component } from './admin-product-edit.page';
