/** Slug of a product: brand and name in lower-case ASCII words joined by dashes. */
export function productSlug(brand: string, name: string): string {
  return `${brand} ${name}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
