export { QuoteRoute as Component } from './quote.page';
