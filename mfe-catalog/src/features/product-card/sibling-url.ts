import { productImageUrl, type ProductImageType } from '@solar/contracts/catalog/product-images';

/** A picture's address in another size of the same product. */
export function siblingUrl(url: string, type: ProductImageType): string {
  const slug = url.split('/').at(-2) ?? '';
  return productImageUrl(slug, type);
}
