import type {
  AttributeGroupView,
  Comparison,
  ProductAttribute,
} from '@solar/contracts/catalog/http';
import { ATTRIBUTE_GROUPS } from '@solar/contracts/catalog/product-data';
import { withHeatView } from './heat-view';

type Groups = Comparison['groups'];
type Row = Groups[number]['rows'][number];

/** One row per attribute that any of the products has, with each product's value and whether they differ. */
export function comparisonGroups(datasheets: readonly AttributeGroupView[][]): Groups {
  const products = datasheets.map(withHeatView);
  return ATTRIBUTE_GROUPS.map(({ code, label }) => {
    const rows = rowsOf(code, products);
    const notPublished = publishedByNone(code, products, rows);
    return { code, label, rows, ...(notPublished.length > 0 ? { notPublished } : {}) };
  }).filter(({ rows, notPublished }) => rows.length > 0 || notPublished !== undefined);
}

/** What is asked for of some product and none has a value of, each once. */
function publishedByNone(
  groupCode: string,
  products: readonly AttributeGroupView[][],
  rows: readonly Row[],
): NonNullable<Groups[number]['notPublished']> {
  const shown = new Set(rows.map(({ code }) => code));
  const missing = products.flatMap((groups) => groupOf(groups, groupCode)?.notPublished ?? []);
  const named = new Map(missing.map((one) => [one.code, one]));
  return [...named.values()].filter(({ code }) => !shown.has(code));
}

function groupOf(groups: readonly AttributeGroupView[], code: string) {
  return groups.find((group) => group.code === code);
}

function rowsOf(groupCode: string, products: readonly AttributeGroupView[][]): Row[] {
  const columns = products.map((groups) => groupOf(groups, groupCode)?.attributes ?? []);
  const missing = products.map(
    (groups) => new Set(groupOf(groups, groupCode)?.notPublished?.map(({ code }) => code)),
  );
  const first = new Map<string, ProductAttribute>();
  for (const column of columns) {
    for (const attribute of column) {
      if (!first.has(attribute.code)) first.set(attribute.code, attribute);
    }
  }
  return [...first.values()].map(({ code, label, unit, decimals }) => {
    const values = columns.map((column) => cell(column.find((one) => one.code === code)));
    const notPublished = missing.map((codes) => codes.has(code));
    return {
      ...{ code, label, unit, values, differs: differ(values) },
      ...(decimals === undefined ? {} : { decimals }),
      ...(notPublished.includes(true) ? { notPublished } : {}),
    };
  });
}

/** Whether two products say different things; one that says nothing differs from none. */
function differ(values: Row['values']): boolean {
  const stated = values.flatMap((value) => (value ? [JSON.stringify(value.value)] : []));
  return new Set(stated).size > 1;
}

function cell(attribute: ProductAttribute | undefined): Row['values'][number] {
  if (!attribute) return null;
  const { value, valueLabel } = attribute;
  return valueLabel ? { value, valueLabel } : { value };
}
