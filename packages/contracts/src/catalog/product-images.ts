/** Renditions of a product picture, in pixels; every picture exists as AVIF, WebP and JPEG. */
export const PRODUCT_IMAGE_SIZES = {
  card: { width: 480, height: 480 },
  main: { width: 1200, height: 1200 },
  'detail-1': { width: 1200, height: 1200 },
} as const;
export type ProductImageType = keyof typeof PRODUCT_IMAGE_SIZES;
export const PRODUCT_IMAGE_TYPES = ['main', 'card', 'detail-1'] as const;

export const PRODUCT_IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ProductImageFormat = (typeof PRODUCT_IMAGE_FORMATS)[number];

/** Address of one rendition; `imageSlug` is the folder that the image mapping gives to the product. */
export function productImageUrl(
  imageSlug: string,
  type: ProductImageType,
  format: ProductImageFormat = 'jpg',
): string {
  return `/images/products/${imageSlug}/${type}.${format}`;
}

/** Address of the demo's model of a product, binary glTF in metres. */
export function productModelUrl(imageSlug: string): string {
  return `/images/products/${imageSlug}/model.glb`;
}
