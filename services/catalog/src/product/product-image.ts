import type { ProductImage } from '@solar/contracts/catalog/http';
import {
  PRODUCT_IMAGE_SIZES,
  productImageUrl,
  type ProductImageFormat,
  type ProductImageType,
} from '@solar/contracts/catalog/product-images';
import type { ProductPictureRecord, ProductRecord } from '../index/catalogue-records';

type Pictured = Pick<ProductRecord, 'imageSlug' | 'pictures'>;
type Named = Pictured & Pick<ProductRecord, 'name'>;

/** The views of a folder that a product's page shows when the product has no pictures of its own. */
const VIEWS = ['main', 'detail-1'] as const satisfies readonly ProductImageType[];

/** The product's first picture with its size, so that nothing shifts when it arrives; null when it has none. */
export function imageOf(record: Named, type: 'main' | 'card'): ProductImage | null {
  const [first] = record.pictures ?? [];
  if (first) return rendition(first, type, record.name);
  return record.imageSlug === null ? null : viewOf(record.imageSlug, type, record.name);
}

/** The pictures of the product's page: its own in their order, else the views of its folder. */
export function imagesOf(record: Named): ProductImage[] {
  const { pictures = [], imageSlug, name } = record;
  if (pictures.length > 0) return pictures.map((picture) => rendition(picture, 'main', name));
  return imageSlug === null ? [] : VIEWS.map((view) => viewOf(imageSlug, view, name));
}

/** Address of a rendition of the first picture; null for a product without pictures. */
export function imageUrlOf(
  { imageSlug, pictures = [] }: Pictured,
  type: 'main' | 'card',
  format?: ProductImageFormat,
): string | null {
  const folder = pictures[0]?.folder ?? imageSlug;
  return folder === null ? null : productImageUrl(folder, type, format);
}

function rendition(
  { folder, alt }: ProductPictureRecord,
  type: ProductImageType,
  name: string,
): ProductImage {
  const texts = { en: alt.en || name, fr: alt.fr || alt.en || name };
  return { type, url: productImageUrl(folder, type), ...PRODUCT_IMAGE_SIZES[type], alt: texts };
}

function viewOf(imageSlug: string, type: ProductImageType, name: string): ProductImage {
  const alt =
    type === 'detail-1'
      ? { en: `${name}, close up`, fr: `${name}, vue rapprochée` }
      : { en: name, fr: name };
  return { type, url: productImageUrl(imageSlug, type), ...PRODUCT_IMAGE_SIZES[type], alt };
}
