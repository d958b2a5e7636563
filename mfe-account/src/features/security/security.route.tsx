export { SecurityPage as Component } from './security.page';
