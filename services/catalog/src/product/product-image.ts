import type { ProductImage } from '@solar/contracts/catalog/http';
import {
  PRODUCT_IMAGE_SIZES,
  productImageUrl,
  type ProductImageFormat,
  type ProductImageType,
} from '@solar/contracts/catalog/product-images';
import type { ProductRecord } from '../index/catalogue-records';

/** A rendition of the product's picture with its size, so that nothing shifts when it arrives; null when it has none. */
export function imageOf(
  record: Pick<ProductRecord, 'imageSlug' | 'name'>,
  type: ProductImageType,
): ProductImage | null {
  const url = imageUrlOf(record, type);
  if (url === null) return null;
  const alt =
    type === 'detail-1'
      ? { en: `${record.name}, close up`, fr: `${record.name}, vue rapprochée` }
      : { en: record.name, fr: record.name };
  return { type, url, ...PRODUCT_IMAGE_SIZES[type], alt };
}

/** Address of a rendition; null for a product without pictures. */
export function imageUrlOf(
  { imageSlug }: Pick<ProductRecord, 'imageSlug'>,
  type: ProductImageType,
  format?: ProductImageFormat,
): string | null {
  return imageSlug === null ? null : productImageUrl(imageSlug, type, format);
}
