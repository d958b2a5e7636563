export { QuoteListPage as Component } from './quote-list.page';
