import { slugOf } from '../common/slug';

/** Slug of a product: brand and name. */
export function productSlug(brand: string, name: string): string {
  return slugOf(`${brand} ${name}`);
}
