export { AdjustmentPage as Component } from './adjustment.page';
