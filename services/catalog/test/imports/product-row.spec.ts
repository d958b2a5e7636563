import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ColumnMapping } from '@solar/contracts/common/column-mapping';
import { IMPORT_KINDS } from '@solar/contracts/common/import-kinds';
import { checkMapping, readRows } from '@solar/service-kit/imports/import-rows';
import { readTable, type Table } from '@solar/service-kit/imports/table';
import { DEMO_ATTRIBUTES } from '../../src/demo/demo-attributes';
import { DEMO_CATEGORIES } from '../../src/demo/demo-categories';
import { CEC_INVERTERS, CEC_MODULES } from '../../src/demo/demo-import-mappings';
import { productRowSchema, type ProductRow } from '../../src/imports/product-row';
import { MODULES } from './module-mapping';

const kind = {
  schema: productRowSchema({
    attributes: new Map(DEMO_ATTRIBUTES.map((attribute) => [attribute.code, attribute])),
    categories: DEMO_CATEGORIES.map((category) => ({ _id: `cat_${category.slug}`, ...category })),
  }),
  keyOf: (row: unknown) => (row as ProductRow).sku,
};
const COLUMNS = [
  ...IMPORT_KINDS.products.columns,
  ...DEMO_ATTRIBUTES.map(({ code }) => ({ name: `attribute:${code}` })),
];

const tableOf = (name: string) =>
  readTable(readFileSync(resolve(__dirname, 'tables', `${name}.csv`), 'utf8'));
const rowsOf = (table: Table, mapping: ColumnMapping, skipRows = 0) =>
  readRows(table, { mapping, skipRows }, COLUMNS, kind).map(({ row, ...rest }) => ({
    ...rest,
    row: row as ProductRow | undefined,
  }));

it('reads the list of inverters with its Sandia coefficients', () => {
  const table = tableOf('cec-inverters');
  const { mapping, skipRows } = CEC_INVERTERS;
  expect(() => checkMapping(mapping, COLUMNS, table)).not.toThrow();
  const rows = rowsOf(table, mapping, skipRows);
  expect(rows).toHaveLength(45);
  expect(rows.filter(({ errors }) => errors.length > 0)).toEqual([]);
  const [first] = rows;
  expect(first).toMatchObject({
    line: 4,
    row: {
      sku: 'ABB: MICRO-0.25-I-OUTD-US-208 [208V]',
      name: 'MICRO-0.25-I-OUTD-US-208 [208V]',
      brand: 'ABB',
      categoryId: 'cat_inverters',
      powerW: 250,
    },
  });
  const figures = new Map(first?.row?.attributes.map(({ code, value }) => [code, value]));
  expect(figures.get('rated_ac_kw')).toBe(0.25);
  expect(figures.get('sandia_c3_per_v')).toBe(-0.013171);
  expect(figures.size).toBe(15);
  expect(first?.row?.attributes[0]).toMatchObject({
    source: 'CEC inverter list (SAM)',
    confidence: 'published',
  });
});

it('reads another table with its own columns, units and signs', () => {
  const rows = rowsOf(tableOf('modules'), MODULES);
  const [first, , third] = rows;
  expect(first?.errors).toEqual([]);
  const values = new Map(first?.row?.attributes.map(({ code, value }) => [code, value]));
  expect(Object.fromEntries(values)).toEqual({
    power_wp: 590,
    voc_v: 52.15,
    temp_coeff_isc_pct_c: 0.0449930458971,
    length_mm: 2278,
    bifacial: true,
  });
  expect(third).toMatchObject({ row: { name: 'CHSM54 "all black" 430' }, errors: [] });
  expect(third?.row?.attributes.map(({ code }) => code)).not.toContain('temp_coeff_isc_pct_c');
});

it('says what is wrong with each row, by column', () => {
  const table = tableOf('modules');
  const wrong = (mapping: ColumnMapping) =>
    rowsOf(table, mapping).map(({ line, errors }) => [
      line,
      Object.fromEntries(errors.map(({ column, code }) => [column, code])),
    ]);
  expect(wrong(MODULES)).toEqual([
    [2, {}],
    [3, {}],
    [4, {}],
    [5, { 'attribute:power_wp': 'not-a-number', powerW: 'not-a-number' }],
    [6, { sku: 'missing', name: 'missing', 'attribute:bifacial': 'not-allowed' }],
    // The one above has the same SKU and is left out.
    [7, {}],
  ]);
  const [first] = wrong({ ...MODULES, category: { constant: 'nonsense' } });
  expect(first).toEqual([2, { category: 'unknown' }]);
});

it('finds a category by its name in both languages, in a column too', () => {
  const table = readTable(
    'Model,Maker,Kind\nA1,Acme,Solar panels\nA2,Acme,Onduleurs\nA3,Acme,STORAGE-BATTERIES\n',
  );
  const mapping = {
    ...{ sku: 'Model', name: 'Model', brand: 'Maker', category: 'Kind' },
    source: { constant: 'List' },
  };
  const found = rowsOf(table, mapping).map(({ row }) => row?.categoryId);
  expect(found).toEqual(['cat_solar-panels', 'cat_inverters', 'cat_storage-batteries']);
});

it('names columns that the table lacks', () => {
  const lacking = (mapping: ColumnMapping) => () =>
    checkMapping(mapping, COLUMNS, tableOf('modules'));
  expect(lacking(CEC_MODULES.mapping)).toThrow('not valid');
  expect(lacking(MODULES)).not.toThrow();
  expect(lacking({ ...MODULES, 'attribute:no_such': 'Module' })).toThrow('not valid');
});
