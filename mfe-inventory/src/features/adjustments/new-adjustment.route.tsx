export { NewAdjustmentPage as Component } from './new-adjustment.page';
