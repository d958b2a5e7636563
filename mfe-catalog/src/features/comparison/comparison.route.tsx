export { ComparisonPage as Component } from './comparison.page';
