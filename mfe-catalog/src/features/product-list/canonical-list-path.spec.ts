import { productListSearchSchema } from '../../search-params';
import { canonicalListPath } from './canonical-list-path';

const pathOf = (query: string) =>
  canonicalListPath(
    productListSearchSchema.parse(Object.fromEntries(new URLSearchParams(query))),
    productListSearchSchema.parse({}),
  );

it.each([
  ['', '/products'],
  ['sort=relevance&view=grid&productPage=1', '/products'],
  ['sort=-power&view=list', '/products'],
  ['utm_source=mail&brand=', '/products'],
  [
    'filter=phase.three&brand=longi,ja-solar,longi',
    '/products?brand=ja-solar,longi&filter=phase.three',
  ],
  ['brand=ja-solar,longi&filter=phase.three', '/products?brand=ja-solar,longi&filter=phase.three'],
  ['category=inverters&brand=huawei', '/products/category/inverters?brand=huawei'],
  ['category=inverters,batteries', '/products?category=batteries,inverters'],
  ['productPage=3&filter=power.5000..', '/products?filter=power.5000..&productPage=3'],
  ['minPrice=10&maxPrice=500&inStock=true', '/products?inStock=true'],
  ['filter=power', '/products'],
])('?%s is %s', (query, path) => {
  expect(pathOf(query)).toBe(path);
});

it('puts several filters of one parameter in order', () => {
  const filter = 'power.5..15~phase.three,single';
  expect(canonicalListPath({ filter }, {})).toBe('/products?filter=phase.single,three~power.5..15');
});
