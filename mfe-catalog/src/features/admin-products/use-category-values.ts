import type { AdminCategory } from '@solar/contracts/catalog/admin-http';
import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import type { Requirements } from '@solar/contracts/catalog/required-values';
import { useCollection } from '../admin-shared/use-collection';

/** What a category and the ones above it say of their products; the nearest has the last word. */
export function useCategoryValues(categoryId: string): SourcedValue[] {
  const { data } = useCollection('categories');
  return valuesGivenBy(data?.items ?? [], categoryId);
}

/** What a category and the ones above it ask of their products. */
export function useRequirements(categoryId: string): Requirements {
  const { data } = useCollection('categories');
  const path = pathOf(data?.items ?? [], categoryId);
  return {
    requiredAttributes: path.flatMap(({ requiredAttributes = [] }) => requiredAttributes),
    requiredWhen: path.flatMap(({ requiredWhen = [] }) => requiredWhen),
  };
}

export function valuesGivenBy(
  categories: readonly AdminCategory[],
  categoryId: string,
): SourcedValue[] {
  const given = new Map<string, SourcedValue>();
  for (const { attributes = [] } of pathOf(categories, categoryId)) {
    for (const value of attributes) {
      if (!given.has(value.code)) given.set(value.code, value);
    }
  }
  return [...given.values()];
}

/** The category and the ones above it, the nearest first. */
function pathOf(categories: readonly AdminCategory[], categoryId: string): AdminCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: AdminCategory[] = [];
  let category = byId.get(categoryId);
  while (category && !path.includes(category)) {
    path.push(category);
    category = category.parentId === null ? undefined : byId.get(category.parentId);
  }
  return path;
}
