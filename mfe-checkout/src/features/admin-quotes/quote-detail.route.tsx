export { QuoteDetailPage as Component } from './quote-detail.page';
