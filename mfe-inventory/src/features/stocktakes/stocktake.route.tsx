export { StocktakePage as Component } from './stocktake.page';
