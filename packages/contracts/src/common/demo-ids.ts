import { createHash } from 'node:crypto';
import { productSlug } from '../catalog/product-slug';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A stable id for demo data: `<prefix>_` and 26 Crockford characters of the SHA-256 of `name`. */
export function demoId(prefix: string, name: string): string {
  const bytes = createHash('sha256').update(`${prefix}:${name}`).digest();
  let text = CROCKFORD.charAt((bytes[0] ?? 0) & 7);
  for (let i = 1; i < 26; i += 1) text += CROCKFORD.charAt((bytes[i] ?? 0) & 31);
  return `${prefix}_${text}`;
}

/** Demo product id of a SKU; catalogue and inventory seeds meet through it. */
export function demoProductId(sku: string): string {
  return demoId('prd', sku);
}

/** Demo product slug. */
export function demoProductSlug(brand: string, name: string): string {
  return productSlug(brand, name);
}

/** Demo users by the local part of their address (`customer` for customer@alsa.example). */
export function demoUserId(localPart: string): string {
  return demoId('usr', localPart);
}

/** Demo customer groups by name. */
export function demoGroupId(name: string): string {
  return demoId('grp', name);
}
