import type { ProductCard, ProductFacets, ProductList } from '@solar/contracts/catalog/http';

/** A product card for tests; the test names what matters to it. */
export function sampleProduct(fields: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 'prd_00000000000000000000000001',
    sku: 'SKU-1',
    slug: 'longi-hi-mo-5',
    name: 'Hi-MO 5',
    brand: { slug: 'longi', name: 'LONGi' },
    category: { slug: 'solar-panels', name: { en: 'Solar Panels', fr: 'Panneaux solaires' } },
    summary: { en: 'A panel', fr: 'Un panneau' },
    image: {
      type: 'card',
      url: '/images/products/longi-hi-mo-5/card.jpg',
      width: 480,
      height: 480,
      alt: { en: 'Hi-MO 5', fr: 'Hi-MO 5' },
    },
    labels: [],
    powerW: 550,
    highlights: [],
    rating: { average: 0, count: 0 },
    stock: 'in_stock',
    price: null,
    priceAccess: 'login',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

const FACETS: ProductFacets = {
  category: [
    {
      value: 'solar-panels',
      label: { en: 'Solar Panels', fr: 'Panneaux solaires' },
      count: 19,
    },
    { value: 'inverters', label: { en: 'Inverters', fr: 'Onduleurs' }, count: 21 },
  ],
  brand: [
    { value: 'longi', label: 'LONGi', count: 1 },
    { value: 'sma', label: 'SMA', count: 2 },
  ],
  labels: [],
  inStock: 1,
  attributes: [
    {
      code: 'power',
      label: { en: 'Power', fr: 'Puissance' },
      unit: 'W',
      decimals: 0,
      range: { min: 400, max: 50_000 },
    },
    {
      code: 'phase',
      label: { en: 'Phases', fr: 'Phases' },
      unit: null,
      values: [
        { value: 'single', label: { en: 'Single-phase', fr: 'Monophasé' }, count: 4 },
        { value: 'three', label: { en: 'Three-phase', fr: 'Triphasé' }, count: 5 },
      ],
    },
    {
      code: 'bifacial',
      label: { en: 'Bifacial', fr: 'Bifacial' },
      unit: null,
      boolean: true,
      values: [{ value: 'true', count: 3 }],
    },
    {
      code: 'brand_series',
      label: { en: 'Series', fr: 'Série' },
      unit: null,
      values: Array.from({ length: 14 }, (_, index) => ({ value: `Series ${index}`, count: 1 })),
    },
  ],
  price: null,
};

/** An answer of the product list. */
export function sampleList(items: ProductCard[], total = items.length): ProductList {
  return { items, total, page: 1, pageSize: 24, priceAccess: 'login', facets: FACETS };
}
