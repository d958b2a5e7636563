export { TransfersPage as Component } from './transfers.page';
