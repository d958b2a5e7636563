import type { ProductDetail } from '@solar/contracts/catalog/http';
import { schemaOrgFaults } from '@solar/mfe-kit/testing/schema-org';
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
    expect(schemaOrgFaults(data)).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/12345|123\.45|USD|price/i);
  });

  it('says whether it is there and by which numbers the trade knows it', () => {
    const attributes = [
      { code: 'gtin', label: { en: 'GTIN', fr: 'GTIN' }, value: '04012345678901', unit: null },
      { code: 'mpn', label: { en: 'Part', fr: 'Pièce' }, value: 'LR5-1', unit: null },
    ];
    const data = productJsonLd(
      {
        ...detail,
        image: {
          type: 'card',
          url: '/images/products/x/card.jpg',
          width: 480,
          height: 480,
          alt: { en: '', fr: '' },
        },
        downloads: [
          {
            ...{ kind: 'model', title: { en: '', fr: '' }, sizeBytes: null },
            url: '/images/products/x/model.glb',
          },
        ],
        stock: 'out_of_stock',
        attributeGroups: [{ code: 'general', label: { en: '', fr: '' }, attributes }],
      },
      ({ en }) => en,
      'en',
    );
    expect(schemaOrgFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      gtin: '04012345678901',
      mpn: 'LR5-1',
      offers: { availability: 'https://schema.org/OutOfStock' },
      subjectOf: {
        '@type': '3DModel',
        encoding: {
          contentUrl: expect.stringMatching(
            /^https?:.*\/images\/products\/x\/model\.glb$/,
          ) as string,
        },
      },
    });
  });
});
