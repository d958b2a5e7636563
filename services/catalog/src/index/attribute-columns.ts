import { filterValueOf } from '@solar/contracts/catalog/attribute-filter';
import { Bitset } from './bitset';
import type { AttributeRecord, ProductRecord } from './catalogue-records';
import { valuesOf } from './product-values';

/** A filterable attribute laid out by position: a bitset for each value, or a column of numbers. */
export type AttributeColumn = {
  definition: AttributeRecord;
  /** The products that have it. */
  present: Bitset;
  /** Empty for numbers. */
  sets: Map<string, Bitset>;
  /** Null unless the attribute is a number; NaN where a product has none. */
  numbers: Float64Array | null;
};

/** The columns of all filterable attributes that any product has, in the order of the datasheet. */
export function attributeColumns(
  products: readonly { record: ProductRecord }[],
  definitions: Iterable<AttributeRecord>,
): Map<string, AttributeColumn> {
  const columns = new Map<string, AttributeColumn>();
  const filterable = [...definitions].filter((one) => one.filterable);
  for (const definition of filterable.sort((a, b) => a.position - b.position)) {
    columns.set(definition.code, emptyColumn(definition, products.length));
  }
  products.forEach(({ record }, position) => {
    for (const { code, value } of valuesOf(record)) {
      const column = columns.get(code);
      if (column) put(column, value, position);
    }
  });
  return columns;
}

function emptyColumn(definition: AttributeRecord, size: number): AttributeColumn {
  const numbers = definition.type === 'number' ? new Float64Array(size).fill(NaN) : null;
  return { definition, present: Bitset.empty(size), sets: new Map(), numbers };
}

type Value = ReturnType<typeof valuesOf>[number]['value'];

function put(column: AttributeColumn, value: Value, position: number): void {
  if (column.numbers) {
    if (typeof value !== 'number') return;
    column.numbers[position] = value;
    column.present.add(position);
    return;
  }
  for (const one of Array.isArray(value) ? value : [value]) {
    const key = filterValueOf(one);
    const set = column.sets.get(key) ?? Bitset.empty(column.present.size);
    set.add(position);
    column.sets.set(key, set);
    column.present.add(position);
  }
}
