import {
  attributeFilterText,
  parseAttributeFilters,
  type AttributeFilter,
} from '@solar/contracts/catalog/attribute-filter';

/** The filters of an address by attribute; nonsense counts as none. */
export function attributeFilters(text: string): AttributeFilter[] {
  return parseAttributeFilters(text) ?? [];
}

/** What is filtered by in one attribute. */
export function filterOf(text: string, code: string): AttributeFilter {
  return attributeFilters(text).find((one) => one.code === code) ?? { code, values: [] };
}

/** The text with another filter for one attribute. */
export function withFilter(text: string, changed: AttributeFilter): string {
  const others = attributeFilters(text).filter(({ code }) => code !== changed.code);
  return attributeFilterText([...others, changed]);
}
