export { AdminProductImportsPage as Component } from './admin-product-imports.page';
