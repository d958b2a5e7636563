import { pictureSources, type PictureSource } from '@solar/contracts/common/picture-widths';
import {
  PRODUCT_IMAGE_SIZES,
  productImageUrl,
  type ProductImageType,
} from '@solar/contracts/catalog/product-images';

const ADDRESS = /^(\/images\/products\/[^/]+)\/(card|main|detail-1)\.jpg$/;

/** The same picture in better formats and in every size; none for a picture of another kind. */
export function productPictureSources(url: string, sizes: string): PictureSource[] {
  const [, folder, type] = ADDRESS.exec(url) ?? [];
  if (!folder || !type) return [];
  // The card is the whole picture, only smaller.
  const view = type === 'detail-1' ? type : 'main';
  return pictureSources(`${folder}/${view}`, PRODUCT_IMAGE_SIZES[view].width, sizes);
}

/** A picture's address in another size of the same product. */
export function siblingUrl(url: string, type: ProductImageType): string {
  const slug = url.split('/').at(-2) ?? '';
  return productImageUrl(slug, type);
}
