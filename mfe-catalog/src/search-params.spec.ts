import fc from 'fast-check';
import { productListSearchSchema, toggled, valuesOf } from './search-params';

describe('query parameters', () => {
  it('toggle a filter value on and off', () => {
    const slug = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(slug, { minLength: 1 }), (slugs) => {
        const all = slugs.reduce(toggled, '');
        expect(valuesOf(all)).toEqual(slugs);
        expect(slugs.reduce(toggled, all)).toBe('');
      }),
    );
  });

  it('survive any nonsense in the query', () => {
    const text = fc.string();
    const query = fc.record({
      sort: text,
      productPage: text,
      minPrice: text,
      filter: text,
      view: text,
    });
    fc.assert(
      fc.property(query, (nonsense) => {
        const state = productListSearchSchema.parse(nonsense);
        expect(state.productPage).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
