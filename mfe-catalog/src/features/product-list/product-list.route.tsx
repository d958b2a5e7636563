export { ProductListPage as Component } from './product-list.page';
