export { ProductDetailPage as Component } from './product-detail.page';
