export { ContactPage as Component } from './contact.page';
