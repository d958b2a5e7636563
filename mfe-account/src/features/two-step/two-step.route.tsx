export { TwoStepPage as Component } from './two-step.page';
