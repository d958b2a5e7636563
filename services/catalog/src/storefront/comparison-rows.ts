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
  return ATTRIBUTE_GROUPS.map(({ code, label }) => ({
    code,
    label,
    rows: rowsOf(code, products),
  })).filter(({ rows }) => rows.length > 0);
}

function rowsOf(groupCode: string, products: readonly AttributeGroupView[][]): Row[] {
  const columns = products.map(
    (groups) => groups.find(({ code }) => code === groupCode)?.attributes ?? [],
  );
  const first = new Map<string, ProductAttribute>();
  for (const column of columns) {
    for (const attribute of column) {
      if (!first.has(attribute.code)) first.set(attribute.code, attribute);
    }
  }
  return [...first.values()].map(({ code, label, unit, decimals }) => {
    const values = columns.map((column) => cell(column.find((one) => one.code === code)));
    const row = { code, label, unit, values, differs: differ(values) };
    return decimals === undefined ? row : { ...row, decimals };
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
