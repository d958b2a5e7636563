export { AdminProductImportPage as Component } from './admin-product-import.page';
