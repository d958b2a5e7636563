export { SerialsPage as Component } from './serials.page';
