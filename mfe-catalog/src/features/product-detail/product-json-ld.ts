import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { siteOrigin } from '@solar/mfe-kit/render/render-scope';
import { siblingUrl } from '../product-card/picture-sources';

/**
 * Structured data of a product for search engines. It never holds an offer: a page is read by everybody, a price
 * only by approved customers.
 */
export function productJsonLd(
  product: ProductDetail,
  localized: (text: LocalizedText) => string,
): object {
  const origin = siteOrigin();
  const { average, count } = product.rating;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: localized(product.summary),
    ...(product.image && { image: origin + siblingUrl(product.image.url, 'main') }),
    url: origin + product.canonicalPath,
    category: localized(product.category.name),
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(product.weightGrams === null
      ? {}
      : {
          weight: {
            '@type': 'QuantitativeValue',
            value: product.weightGrams / 1000,
            unitCode: 'KGM',
          },
        }),
    ...(count === 0
      ? {}
      : {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
        }),
  };
}
