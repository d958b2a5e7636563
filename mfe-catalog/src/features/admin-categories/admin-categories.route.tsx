export { AdminCategoriesPage as Component } from './admin-categories.page';
