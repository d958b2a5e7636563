export { ReceiptPage as Component } from './receipt.page';
