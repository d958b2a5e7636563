export { ReversalPage as Component } from './reversal.page';
