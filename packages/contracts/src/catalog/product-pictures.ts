import { PRODUCT_IMAGE_SIZES } from './product-images';
import { pictureSources, type PictureSource } from '../common/picture-widths';

const ADDRESS = /^(\/images\/products\/[^/]+)\/(card|main|detail-1)\.jpg$/;

/** The same picture in better formats and in every size; none for a picture of another kind. */
export function productPictureSources(url: string, sizes: string): PictureSource[] {
  const [, folder, type] = ADDRESS.exec(url) ?? [];
  if (!folder || !type) return [];
  // The card is the whole picture, only smaller.
  const view = type === 'detail-1' ? type : 'main';
  return pictureSources(`${folder}/${view}`, PRODUCT_IMAGE_SIZES[view].width, sizes);
}
