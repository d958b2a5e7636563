export { StockDetailPage as Component } from './stock-detail.page';
