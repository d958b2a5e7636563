export { BillingPage as Component } from './billing.page';
