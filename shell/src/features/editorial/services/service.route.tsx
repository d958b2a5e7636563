export { ServicePage as Component } from './service.page';
