import type { AdminCategory } from '@solar/contracts/catalog/admin-http';
import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import { useCollection } from '../admin-shared/use-collection';

/** What a category and the ones above it say of their products; the nearest has the last word. */
export function useCategoryValues(categoryId: string): SourcedValue[] {
  const { data } = useCollection('categories');
  return valuesGivenBy(data?.items ?? [], categoryId);
}

export function valuesGivenBy(
  categories: readonly AdminCategory[],
  categoryId: string,
): SourcedValue[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const given = new Map<string, SourcedValue>();
  const seen = new Set<string>();
  let category = byId.get(categoryId);
  while (category && !seen.has(category.id)) {
    seen.add(category.id);
    for (const value of category.attributes ?? []) {
      if (!given.has(value.code)) given.set(value.code, value);
    }
    category = category.parentId === null ? undefined : byId.get(category.parentId);
  }
  return [...given.values()];
}
