export { StocktakesPage as Component } from './stocktakes.page';
