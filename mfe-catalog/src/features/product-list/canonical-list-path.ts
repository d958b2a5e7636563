import { valuesOf } from '../../search-params';
import { categoryPath, PRODUCTS_PATH } from '../../urls';

/** What shows the same products in another way, or to some people only. */
const NOT_CANONICAL = ['sort', 'view', 'minPrice', 'maxPrice'];

type Values = Readonly<Record<string, unknown>>;

/**
 * The one address of a list for search engines: filters by name, their values in order and once, nothing that says what holds
 * anyway. A single category is a path.
 */
export function canonicalListPath(search: Values, defaults: Values): string {
  const filters = Object.entries(search)
    .filter(([name, value]) => !NOT_CANONICAL.includes(name) && value !== defaults[name])
    .map(([name, value]) => [name, sorted(value)] as const)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const category = filters.find(([name]) => name === 'category')?.[1] ?? '';
  const isPath = category !== '' && !category.includes(',');
  const query = filters
    .filter(([name]) => !(isPath && name === 'category'))
    // The comma stands between values, so it stays readable.
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  return (isPath ? categoryPath(category) : PRODUCTS_PATH) + (query && `?${query}`);
}

function sorted(value: unknown): string {
  if (typeof value === 'string') return value.split('~').map(inOrder).sort().join('~');
  return typeof value === 'number' ? String(value) : '';
}

/** `b,a` or, with the name that the values are of, `phase.b,a`; a range (`power.1..2`) has an order. */
function inOrder(text: string): string {
  const start = text.indexOf('.') + 1;
  const values = text.slice(start);
  if (values.includes('..')) return text;
  return text.slice(0, start) + [...new Set(valuesOf(values))].sort().join(',');
}
