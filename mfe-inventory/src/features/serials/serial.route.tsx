export { SerialPage as Component } from './serial.page';
