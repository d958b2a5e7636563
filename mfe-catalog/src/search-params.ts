/*
 * Apart from the addresses of urls.ts, because a product's card on the front page needs those and no parser. The list
 * waits for this file, so its parser is the small edition.
 */
import { parseAttributeFilters } from '@solar/contracts/catalog/attribute-filter';
import type { ProductSort } from '@solar/contracts/catalog/http';
import { SEARCH_TABS } from '@solar/contracts/catalog/search-tabs';
import * as z from 'zod/mini';

/** The orders on offer; those by price only to people who see prices. */
export const SORTS: readonly ProductSort[] = [
  'relevance',
  'price',
  '-price',
  'name',
  '-name',
  '-createdAt',
  '-rating',
  'power',
  '-power',
];

/** How the products of a list are laid out. */
export const LIST_VIEWS = ['grid', 'list', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

// Anybody may write an address: a value that makes no sense counts as none, as a missing one does.

/** Values of one filter, separated by commas as the service takes them. */
const list = z.catch(z.string().check(z.maxLength(2_000)), '');
const attributes = z.catch(
  z.string().check(
    z.maxLength(2_000),
    z.refine((text) => parseAttributeFilters(text) !== null),
  ),
  '',
);
const amount = z.catch(
  z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100_000_000))),
  undefined,
);

/** The filters that list and search keep in their address. Prices in whole currency units. */
const filterFields = {
  category: list,
  brand: list,
  /** By attributes: `phase.three~usable_energy_kwh.5..15`. */
  filter: attributes,
  labels: list,
  inStock: z.catch(z.enum(['', 'true']), ''),
  minPrice: amount,
  maxPrice: amount,
  sort: z.catch(z.enum(SORTS), 'relevance'),
  /** Pages shown, one below the other. */
  productPage: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 1),
};

export const productListSearchSchema = z.object({
  ...filterFields,
  view: z.catch(z.enum(LIST_VIEWS), 'grid'),
});
export type ProductListSearch = z.infer<typeof productListSearchSchema>;

export const searchPageSchema = z.object({
  q: z.catch(z.string().check(z.maxLength(120)), ''),
  tab: z.catch(z.enum(SEARCH_TABS), 'products'),
  ...filterFields,
});
export type SearchPageSearch = z.infer<typeof searchPageSchema>;

export type FilterSearch = z.infer<z.ZodMiniObject<typeof filterFields>>;

export const comparisonSearchSchema = z.object({
  ids: z.catch(z.string().check(z.maxLength(200)), ''),
  differences: z.catch(z.enum(['', 'true']), ''),
});

/** The values of a comma-separated filter. */
export function valuesOf(text: string): string[] {
  return text.split(',').filter((value) => value !== '');
}

/** The filter with one value more, or less when it was there. */
export function toggled(text: string, value: string): string {
  const values = valuesOf(text);
  const rest = values.filter((one) => one !== value);
  return (rest.length < values.length ? rest : [...values, value]).join(',');
}
