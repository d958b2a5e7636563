import type { Language } from '../common/languages';

/** Address of the datasheet that is made from a product's data. Apart from the schemas: the product's page needs it, not their library. */
export function datasheetUrl(slug: string, language: Language): string {
  return `/api/catalog/products/${slug}/datasheet.pdf?lang=${language}`;
}
