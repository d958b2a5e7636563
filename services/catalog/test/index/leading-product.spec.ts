import { CatalogueSnapshot } from '../../src/index/catalogue-snapshot';
import { productRecord, recordsOf } from './product-records';

it('leads a category with the product that its list begins with, also from below it', () => {
  const snapshot = new CatalogueSnapshot(
    recordsOf([
      productRecord({ _id: 'prd_plain', categoryId: 'cat_inverters' }),
      productRecord({
        _id: 'prd_best',
        categoryId: 'cat_hybrid-inverters',
        labels: ['bestseller'],
      }),
      productRecord({ _id: 'prd_off', categoryId: 'cat_inverters', featured: true, active: false }),
    ]),
  );
  expect(snapshot.leading('inverters')?.record._id).toBe('prd_best');
  expect(snapshot.leading('hybrid-inverters')?.record._id).toBe('prd_best');
  expect(snapshot.leading('panels')).toBeUndefined();
});
