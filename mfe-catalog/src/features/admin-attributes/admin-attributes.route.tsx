export { AdminAttributesPage as Component } from './admin-attributes.page';
