export { ForgotPasswordPage as Component } from './forgot-password.page';
