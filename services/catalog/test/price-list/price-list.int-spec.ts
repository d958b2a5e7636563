import { testPriceFile } from '../price-file/test-price-file';
import { PriceLists } from './price-lists';
import { testCurrency } from './test-currency';
import { testFindingLists } from './test-finding';
import { testLists } from './test-lists';
import { testPriceTables } from './test-price-tables';
import { testWhyThisPrice } from './test-why';

describe('price lists', () => {
  const lists = new PriceLists();
  beforeAll(() => lists.open());
  afterAll(() => lists.service.close());

  testLists(lists);
  testWhyThisPrice(lists);
  testPriceFile(lists);
  testFindingLists(lists);
  testCurrency(lists);

  describe('from a table', () => testPriceTables(lists));
});
