export { KeepAccountPage as Component } from './keep-account.page';
