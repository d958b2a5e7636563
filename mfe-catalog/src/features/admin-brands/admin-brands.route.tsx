export { AdminBrandsPage as Component } from './admin-brands.page';
