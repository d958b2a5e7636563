import {
  MENDED_TEXT_MAX,
  type ImportMapping,
  type ImportSource,
  type RowError,
} from '@solar/contracts/catalog/import-http';
import type { AttributeValue, SourcedValue } from '@solar/contracts/catalog/product-data';
import { LIMITS } from '@solar/contracts/common/limits';
import { productSlug } from '@solar/contracts/catalog/product-slug';
import type { AttributeRecord } from '../index/catalogue-records';
import type { Table } from '@solar/service-kit/imports/table';

/** A row of a table as a product, with everything that is wrong with it. */
export type ImportRow = {
  /** Its line in the file, the names of the columns being the first. */
  line: number;
  sku: string;
  name: string;
  brand: string;
  powerW: number | null;
  /** In whole units of the shop's currency. */
  cost: number | null;
  attributes: SourcedValue[];
  errors: RowError[];
};

type Definitions = ReadonlyMap<string, Pick<AttributeRecord, 'type' | 'options'>>;
type Cells = (column: string) => string;
type ErrorCode = RowError['code'];

const SKU_MAX = 80;
const AMOUNT_MAX = 10_000_000;
const BRAND_MAX = LIMITS.titleMax;
const DECIMAL_COMMA = /^-?\d+,\d+$/;
const YES = new Set(['yes', 'true', '1', 'y', 'oui']);
const NO = new Set(['no', 'false', '0', 'n', 'non']);

/** Columns that a mapping names and a table lacks. */
export function missingColumns(mapping: ImportMapping, table: Table): string[] {
  const { sku, name, brand, powerW, cost, attributes } = mapping;
  const sources = [sku, name, brand, powerW, cost, ...attributes.map(({ source }) => source)];
  const named = sources.flatMap((source) => [source?.column, source?.dividedBy]);
  return [...new Set(named.flatMap((one) => one ?? []))].filter(
    (column) => !table.columns.includes(column),
  );
}

/** Every row of a table as products; a SKU that comes twice is wrong the second time. */
export function readRows(table: Table, mapping: ImportMapping, known: Definitions): ImportRow[] {
  const places = new Map(table.columns.map((column, index) => [column, index]));
  const seen = new Set<string>();
  return table.rows.slice(mapping.skipRows).map((cells, index) => {
    const cellOf: Cells = (column) => (cells[places.get(column) ?? -1] ?? '').trim();
    const row = readRow(cellOf, mapping, known);
    if (row.sku !== '' && seen.has(row.sku)) {
      row.errors.push(rowError('sku', 'duplicate', row.sku, mapping.sku, cellOf));
    }
    seen.add(row.sku);
    return { line: index + mapping.skipRows + 2, ...row };
  });
}

function rowError(
  field: string,
  code: ErrorCode,
  value: string,
  { column }: ImportSource,
  cellOf: Cells,
): RowError {
  const wrong = { field, code, value };
  return column === undefined
    ? wrong
    : { ...wrong, column, cell: cellOf(column).slice(0, MENDED_TEXT_MAX) };
}

function readRow(cellOf: Cells, mapping: ImportMapping, known: Definitions) {
  const errors: RowError[] = [];
  const text = (field: string, source: ImportSource, min: number, max: number) => {
    const value = textOf(cellOf, source);
    const wrong = (code: ErrorCode) =>
      errors.push(rowError(field, code, value.slice(0, max), source, cellOf));
    if (value.length < min) wrong('missing');
    if (value.length > max) wrong('too-long');
    return value;
  };
  const sku = text('sku', mapping.sku, 1, SKU_MAX);
  const name = text('name', mapping.name, 2, LIMITS.titleMax);
  const brand = text('brand', mapping.brand, 1, BRAND_MAX);
  if (name && brand && productSlug(brand, name) === '') {
    errors.push(rowError('name', 'not-allowed', name, mapping.name, cellOf));
  }
  const attributes = mapping.attributes.flatMap(({ code, source }): SourcedValue[] => {
    const given = textOf(cellOf, source);
    if (isMissing(given)) return [];
    const definition = known.get(code);
    const value = definition ? valueOf(definition, given, source, cellOf) : null;
    if (value !== null) {
      return [{ code, value, source: mapping.provenance, confidence: 'published' }];
    }
    const reason = definition?.type === 'number' ? 'not-a-number' : 'not-allowed';
    errors.push(rowError(code, definition ? reason : 'unknown-attribute', given, source, cellOf));
    return [];
  });
  const amount = (field: 'powerW' | 'cost') => amountOf(cellOf, field, mapping[field], errors);
  return { sku, name, brand, powerW: amount('powerW'), cost: amount('cost'), attributes, errors };
}

function amountOf(
  cellOf: Cells,
  field: 'powerW' | 'cost',
  source: ImportSource | null | undefined,
  errors: RowError[],
): number | null {
  const given = source ? textOf(cellOf, source) : '';
  if (!source || isMissing(given)) return null;
  const amount = numberOf(given, source, cellOf);
  if (amount !== null && amount >= 0 && amount <= AMOUNT_MAX) return amount;
  errors.push(rowError(field, 'not-a-number', given, source, cellOf));
  return null;
}

function textOf(cellOf: Cells, { column, constant, before, after }: ImportSource): string {
  let text = constant ?? (column === undefined ? '' : cellOf(column));
  if (before !== undefined && text.includes(before)) text = text.slice(0, text.indexOf(before));
  if (after !== undefined && text.includes(after)) {
    text = text.slice(text.indexOf(after) + after.length);
  }
  return text.trim();
}

/** Tables write what they do not know as nothing, a dash or n/a. */
function isMissing(text: string): boolean {
  return text === '' || text === '-' || /^n\.?\/?a\.?$/i.test(text);
}

function valueOf(
  { type, options }: Pick<AttributeRecord, 'type' | 'options'>,
  text: string,
  source: ImportSource,
  cellOf: Cells,
): AttributeValue | null {
  if (type === 'number') return numberOf(text, source, cellOf);
  if (type === 'text') return text.length <= 500 ? text : null;
  if (type === 'option') return options.some(({ value }) => value === text) ? text : null;
  if (type === 'boolean') {
    const word = text.toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : null;
  }
  const number = numberOf(text, source, cellOf);
  return number === null ? text.split(/[;|]/).map((part) => part.trim().slice(0, 100)) : [number];
}

/** Rounded to the digits that a factor cannot add. */
function numberOf(text: string, { factor = 1, dividedBy }: ImportSource, cellOf: Cells) {
  const divisor = dividedBy === undefined ? 1 : plainNumber(cellOf(dividedBy));
  const number = (plainNumber(text) * factor) / divisor;
  return Number.isFinite(number) ? Number(number.toPrecision(12)) : null;
}

function plainNumber(text: string): number {
  if (text === '') return NaN;
  return Number(DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text);
}
