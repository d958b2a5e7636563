export { ConfirmationPage as Component } from './confirmation.page';
