export { StockLevelsPage as Component } from './stock-levels.page';
