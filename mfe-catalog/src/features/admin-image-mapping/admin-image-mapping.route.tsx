export { AdminImageMappingPage as Component } from './admin-image-mapping.page';
