export { TransferPage as Component } from './transfer.page';
