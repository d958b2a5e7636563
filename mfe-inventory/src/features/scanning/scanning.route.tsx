export { ScanningPage as Component } from './scanning.page';
