export { NewReceiptPage as Component } from './new-receipt.page';
