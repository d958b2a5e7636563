export { AdjustmentsPage as Component } from './adjustments.page';
