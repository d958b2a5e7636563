import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ATTRIBUTES } from '../../src/demo/demo-attributes';
import { CEC_INVERTERS, CEC_MODULES } from '../../src/demo/demo-import-mappings';
import { missingColumns, readRows } from '../../src/product-import/row-reader';
import { readTable } from '@solar/service-kit/imports/table';
import { MODULES } from './module-mapping';

const KNOWN = new Map(DEMO_ATTRIBUTES.map((attribute) => [attribute.code, attribute]));

const tableOf = (name: string) =>
  readTable(readFileSync(resolve(__dirname, 'tables', `${name}.csv`), 'utf8'));

it('reads the list of inverters with its Sandia coefficients', () => {
  const table = tableOf('cec-inverters');
  expect(missingColumns(CEC_INVERTERS, table)).toEqual([]);
  const rows = readRows(table, CEC_INVERTERS, KNOWN);
  expect(rows).toHaveLength(45);
  expect(rows.filter(({ errors }) => errors.length > 0)).toEqual([]);
  const [first] = rows;
  expect(first).toMatchObject({
    line: 4,
    sku: 'ABB: MICRO-0.25-I-OUTD-US-208 [208V]',
    name: 'MICRO-0.25-I-OUTD-US-208 [208V]',
    brand: 'ABB',
    powerW: 250,
  });
  const figures = new Map(first?.attributes.map(({ code, value }) => [code, value]));
  expect(figures.get('rated_ac_kw')).toBe(0.25);
  expect(figures.get('sandia_c3_per_v')).toBe(-0.013171);
  expect(figures.size).toBe(15);
  expect(first?.attributes[0]).toMatchObject({
    source: 'CEC inverter list (SAM)',
    confidence: 'published',
  });
});

it('reads another table with its own columns, units and signs', () => {
  const rows = readRows(tableOf('modules'), MODULES, KNOWN);
  const [first, , third] = rows;
  expect(first?.errors).toEqual([]);
  expect(first?.attributes.map(({ code, value }) => [code, value])).toEqual([
    ['power_wp', 590],
    ['voc_v', 52.15],
    ['temp_coeff_isc_pct_c', 0.0449930458971],
    ['length_mm', 2278],
    ['bifacial', true],
  ]);
  expect(third).toMatchObject({ name: 'CHSM54 "all black" 430', errors: [] });
  expect(third?.attributes.map(({ code }) => code)).not.toContain('temp_coeff_isc_pct_c');
});

it('says what is wrong with each row, by field', () => {
  const unknownToo = { code: 'no_such', source: { constant: 'x' } };
  const mapping = { ...MODULES, attributes: [...MODULES.attributes, unknownToo] };
  const rows = readRows(tableOf('modules'), mapping, KNOWN);
  const wrong = rows.map(({ line, errors }) => [
    line,
    errors.map(({ field, code }) => [field, code]),
  ]);
  const unknown = ['no_such', 'unknown-attribute'];
  expect(wrong).toEqual([
    [2, [unknown]],
    [3, [unknown]],
    [4, [unknown]],
    [5, [['power_wp', 'not-a-number'], unknown, ['powerW', 'not-a-number']]],
    [6, [['sku', 'missing'], ['name', 'missing'], ['bifacial', 'not-allowed'], unknown]],
    [7, [unknown, ['sku', 'duplicate']]],
  ]);
});

it('names columns that the table lacks', () => {
  expect(missingColumns(CEC_MODULES, tableOf('modules'))).toContain('alpha_sc');
  expect(missingColumns(MODULES, tableOf('modules'))).toEqual([]);
});

it('refuses what is no table', () => {
  const codeOf = (text: string) => {
    try {
      return readTable(text).columns;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  expect(codeOf('')).toBe('import.no_table');
  expect(codeOf('a,b\n')).toBe('import.no_table');
  expect(codeOf(`a,b\n${'1,2\n'.repeat(20_001)}`)).toBe('import.too_long');
  expect(codeOf('a,b\n1,2\n')).toEqual(['a', 'b']);
});
