export { LedgerPage as Component } from './ledger.page';
