import { checkoutRaces } from './races/checkout-races';
import { paymentRaces } from './races/payment-races';
import { stockRaces } from './races/stock-races';
import { Races } from './support/races';

/** Two steps of the saga meet between one's read and its write: the second to write does nothing, or does what is still right. */
describe('steps that meet', () => {
  const races = new Races();
  beforeAll(() => races.open());
  afterEach(() => races.reset());
  afterAll(() => races.shop.close());

  checkoutRaces(races);
  paymentRaces(races);
  stockRaces(races);
});
