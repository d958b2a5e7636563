export { NewTransferPage as Component } from './new-transfer.page';
