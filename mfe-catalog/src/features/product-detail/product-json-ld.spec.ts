import type { ProductDetail } from '@solar/contracts/catalog/http';
import { sampleProduct } from '../../testing/sample-product';
import { productJsonLd } from './product-json-ld';

const detail: ProductDetail = {
  ...sampleProduct({
    price: { unit: { amount: 12_345, currency: 'USD' }, source: 'base' },
    priceAccess: 'visible',
    rating: { average: 4.5, count: 2 },
  }),
  description: { en: '', fr: '' },
  images: [],
  attributeGroups: [],
  downloads: [],
  breadcrumbs: [],
  canonicalPath: '/products/longi-hi-mo-5',
  weightGrams: 27_500,
  demo: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('structured data of a product', () => {
  it('names the product and never its price, even for one who sees it', () => {
    const data = productJsonLd(detail, ({ en }) => en, 'fr');
    expect(data).toMatchObject({
      '@type': 'Product',
      sku: 'SKU-1',
      mpn: 'SKU-1',
      url: expect.stringMatching(/\/fr\/products\/longi-hi-mo-5$/) as string,
      offers: { availability: 'https://schema.org/InStock' },
      brand: { name: 'LONGi' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      weight: { value: 27.5, unitCode: 'KGM' },
    });
    expect(JSON.stringify(data)).not.toMatch(/12345|123\.45|USD|price/i);
  });
});
