export { ReceiptsPage as Component } from './receipts.page';
