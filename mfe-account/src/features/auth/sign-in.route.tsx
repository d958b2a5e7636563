export { SignInPage as Component } from './sign-in.page';
