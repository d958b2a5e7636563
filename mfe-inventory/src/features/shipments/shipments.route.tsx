export { ShipmentsPage as Component } from './shipments.page';
