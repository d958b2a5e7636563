export { ConfirmEmailPage as Component } from './confirm-email.page';
