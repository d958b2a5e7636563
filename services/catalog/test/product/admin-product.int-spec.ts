import { join } from 'node:path';
import { unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { testAttributes } from '../attribute/test-attributes';
import { testCategoryTree } from '../category/test-category-tree';
import { testCategoryValues } from '../category/test-category-values';
import { testProductTables } from '../imports/test-product-tables';
import { draft, ProductOffice } from './product-office';
import { testDataReport } from './test-data-report';
import { testProductMedia } from './test-product-media';
import { testProductPrices } from './test-product-prices';
import { testProducts } from './test-products';

describe('the back office of products', () => {
  const office = new ProductOffice();
  beforeAll(() => office.open());
  afterAll(() => office.service.close());

  testProducts(office);
  testProductPrices(office);
  testProductMedia(office);

  describe('values of a category', () => testCategoryValues(() => office));

  describe('the report of the data', () =>
    testDataReport(() => ({
      service: office.service,
      token: office.token,
      create: async (fields) => (await office.create(draft(fields))).body,
    })));

  describe('imports of tables', () => testProductTables(() => office));

  testCategoryTree(office);
  testAttributes(office);

  it('classifies every collection for the audit trail', () => {
    expect(unclassifiedCollections(office.service)).toEqual([]);
    expect(unlistedAuditFields(office.service)).toEqual([]);
  });

  it('says of every endpoint that changes something what it leaves in the audit trail', async () => {
    expect(await mistakesOfAuditedRoutes(office.service, join(__dirname, '../..'))).toEqual([]);
  });
});
