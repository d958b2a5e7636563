import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { StockStatus } from '@solar/contracts/catalog/product-data';
import { productImageUrl } from '@solar/contracts/catalog/product-images';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { addressIn } from '@solar/mfe-kit/i18n/language-address';
import type { Language } from '@solar/contracts/common/languages';
import { siteOrigin } from '@solar/mfe-kit/render/render-scope';
import { modelFile } from '../product-model/model-file';

const AVAILABILITY: Readonly<Record<StockStatus, string>> = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/**
 * Structured data of a product for search engines. Its offer says whether it is there and never for how much: a page is read
 * by everybody, a price only by approved customers.
 */
export function productJsonLd(
  product: ProductDetail,
  localized: (text: LocalizedText) => string,
  language: Language,
): object {
  const origin = siteOrigin();
  const url = origin + addressIn(language, product.canonicalPath);
  const { average, count } = product.rating;
  const model = modelFile(product.downloads);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...identifiersOf(product),
    description: localized(product.summary),
    ...(product.image && { image: origin + inFull(product.image.url) }),
    url,
    category: localized(product.category.name),
    brand: { '@type': 'Brand', name: product.brand.name },
    offers: { '@type': 'Offer', url, availability: AVAILABILITY[product.stock] },
    ...(model && {
      subjectOf: {
        '@type': '3DModel',
        encoding: {
          '@type': 'MediaObject',
          contentUrl: new URL(model, origin).href,
          encodingFormat: 'model/gltf-binary',
        },
      },
    }),
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

/** A product's picture in its largest size. */
function inFull(url: string): string {
  return productImageUrl(url.split('/').at(-2) ?? '', 'main');
}

/** The maker's own number, which the shop sells it under unless it says otherwise, and the trade's where it is known. */
function identifiersOf({ sku, attributeGroups }: ProductDetail): { mpn: string; gtin?: string } {
  const attributes = attributeGroups.flatMap((group) => group.attributes);
  const textOf = (code: string) => attributes.find((one) => one.code === code)?.value?.toString();
  const gtin = textOf('gtin');
  return { mpn: textOf('mpn') ?? sku, ...(gtin && /^\d{8,14}$/.test(gtin) ? { gtin } : {}) };
}
